/** Most questions that are put to models for one page, unless set otherwise. */
export const defaultMaxQuestions = 200;

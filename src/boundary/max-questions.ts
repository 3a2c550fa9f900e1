/** Most questions that are put to models for one page, where nobody says how many. */
export const defaultMaxQuestions = 200;

/** Seconds of an hour. */
export const hourSeconds = 3600;

/** Seconds of a day of 24 hours, as MediaWiki's times in UTC have it: they know no leap seconds. */
export const daySeconds = 24 * hourSeconds;

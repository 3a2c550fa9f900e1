/** Seconds of an hour. */
export const hourSeconds = 3600;

/** Seconds of a day of 24 hours, as in MediaWiki's times, which are in UTC and know no leap seconds. */
export const daySeconds = 24 * hourSeconds;

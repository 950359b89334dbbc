/** The most rows that are read of one file. */
export const MOST_ROWS = 5000
/** The most that are scheduled by one request; more are done by a job. */
export const IMPORTED_AT_ONCE = 200

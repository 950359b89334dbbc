/** The most rows that are read of one file. */
export const MOST_ROWS = 5000
/** The most that are scheduled by one request; the rest follows with the next. */
export const IMPORTED_AT_ONCE = 200

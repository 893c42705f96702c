/** The largest whole number that PostgreSQL compares with a count; nothing here is counted so far. */
export const MOST_COUNTED = 2 ** 31 - 1;

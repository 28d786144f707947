/** Maximum number of listings in one まとめて応募 (work.proto). */
export const APPLICATION_LIMIT = 10

/** A hospital's applications to answer are counted up to this number. */
export const INBOX_COUNTED = 1_000

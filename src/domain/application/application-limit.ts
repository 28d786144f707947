/** Maximum number of listings in one まとめて応募 (work.proto). */
export const APPLICATION_LIMIT = 10

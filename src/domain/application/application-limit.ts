/** How many listings may be applied to at once (work.proto). */
export const APPLICATION_LIMIT = 10

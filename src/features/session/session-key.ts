/** Prefix of the query keys of the session. */
export const SESSION_KEY = ['session'] as const

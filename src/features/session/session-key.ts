/** Keys of all that is asked about the session itself. */
export const SESSION_KEY = ['session'] as const

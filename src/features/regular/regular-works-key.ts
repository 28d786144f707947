/** Keys of all that is asked of the regular listings. */
export const REGULAR_WORKS_KEY = ['regularWorks'] as const

/** Keys of all that is asked of the doctor's works. */
export const MATCHED_WORKS_KEY = ['matchedWorks'] as const

/** Prefix of the query keys of the doctor's works. */
export const MATCHED_WORKS_KEY = ['matchedWorks'] as const

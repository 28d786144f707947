/** Keys of all that is asked of the listings of a kind. */
export const WORKS_KEYS = { spot: ['spotWorks'], regular: ['regularWorks'] } as const

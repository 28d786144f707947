/** Keys of all that is asked of the spot listings. */
export const SPOT_WORKS_KEY = ['spotWorks'] as const

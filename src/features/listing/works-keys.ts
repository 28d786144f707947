/** First elements of the query keys of listings, by kind. */
export const WORKS_KEYS = { spot: ['spotWorks'], regular: ['regularWorks'] } as const

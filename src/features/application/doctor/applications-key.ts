/** First part of the query keys of the doctor's applications. */
export const APPLICATIONS_KEY = ['applications'] as const

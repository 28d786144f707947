/**
 * Where the browser hands over what went wrong out of a doctor's sight. An error-reporting service is put in here; until
 * one is configured the console hears it.
 */
export function reportError(error: unknown, context: string): void {
  console.error(`${context}:`, error)
}

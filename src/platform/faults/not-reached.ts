/** What browsers say when a request did not get through: Chromium, Firefox, WebKit. */
const NOT_REACHED = /failed to fetch|networkerror|load failed/i

export const isNotReached = (error: unknown): boolean =>
  error instanceof TypeError && NOT_REACHED.test(error.message)

import { createIsomorphicFn } from '@tanstack/react-start'
import { PAGE_STATUS, requestScope } from './server/request-scope.server.ts'

/** The page being rendered is about something that has ended: served whole, with status 410. Browsers have no status. */
export const pageIsGone = createIsomorphicFn()
  .server(() => void requestScope().memo.set(PAGE_STATUS, 410))
  .client(() => undefined)

/**
 * The page being rendered is about a thing that is not there, or not for the caller to see: served whole, with status 404,
 * unless the whole page is refused.
 */
export const pageIsMissing = createIsomorphicFn()
  .server(() => {
    const { memo } = requestScope()
    if (!memo.has(PAGE_STATUS)) memo.set(PAGE_STATUS, 404)
  })
  .client(() => undefined)

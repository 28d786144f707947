import { createIsomorphicFn } from '@tanstack/react-start'
import { PAGE_STATUS, requestScope } from './server/request-scope.server.ts'

/** The page being rendered is about something that has ended: served whole, with status 410. Browsers have no status. */
export const pageIsGone = createIsomorphicFn()
  .server(() => void requestScope().memo.set(PAGE_STATUS, 410))
  .client(() => undefined)

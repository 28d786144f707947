import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isbot } from 'isbot'
import { ARE_ACTIVITIES_SENT } from '../../platform/build-environment.ts'
import { reportError } from '../../platform/faults/report-error.ts'
import { readIdToken } from '../session/id-token.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { createActivityLogger, type ActivityLogger } from './activity-logger.ts'
import { createEventQueue } from './event-queue.ts'
import { tellRequestsOfDocument } from './listings-requests.ts'
import { learnUserAgent } from './own-user-agent.ts'
import { sendActivities } from './send-activities.ts'
import { sendEvents } from './send-events.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPages } from './watch-pages.ts'
import { watchVitals } from './watch-vitals.ts'

/**
 * Analytics events of this tab and activities of the signed-in doctor (call 7), once the page is
 * idle. Of a bot there are none.
 */
export function startTelemetry(router: AnyRouter, queryClient: QueryClient): () => void {
  if (isbot(navigator.userAgent)) return () => undefined
  const queue = createEventQueue(sendEvents)
  const activities = createActivityLogger({
    isSent: ARE_ACTIVITIES_SENT,
    isTokenInitialised: () => readIdToken().isInitialised,
    send: sendActivities,
    print: (events) => console.info('ActivityLogger', events),
    report: (error) => reportError(error, 'activity'),
  })
  const logActivity: ActivityLogger['log'] = (...activity) => {
    if (queryClient.getQueryData(sessionQuery().queryKey)?.sessionId) activities.log(...activity)
  }
  const flush = () => {
    if (document.visibilityState === 'hidden') activities.flush()
  }
  void learnUserAgent()
  // Before the pages: what is known when the page is hidden has to come before the last events are sent.
  watchVitals(queue)
  tellRequestsOfDocument(queue)
  const ends = [watchPages(router, queue), watchClicks(queue, logActivity)]
  document.addEventListener('visibilitychange', flush)
  return () => {
    ends.forEach((end) => end())
    document.removeEventListener('visibilitychange', flush)
    queue.flush()
    activities.flush()
  }
}

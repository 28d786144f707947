import type { AnyRouter } from '@tanstack/react-router'
import { isbot } from 'isbot'
import { createEventQueue } from './event-queue.ts'
import { tellRequestsOfDocument } from './listings-requests.ts'
import { learnUserAgent } from './own-user-agent.ts'
import { sendEvents } from './send-events.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPages } from './watch-pages.ts'
import { watchVitals } from './watch-vitals.ts'

/** Analytics events of this tab (spec section 7, call 9), once the page is idle. Of a bot there are none. */
export function startTelemetry(router: AnyRouter): () => void {
  if (isbot(navigator.userAgent)) return () => undefined
  const queue = createEventQueue(sendEvents)
  void learnUserAgent()
  // Before the pages: what is known when the page is hidden has to come before the last events are sent.
  watchVitals(queue)
  tellRequestsOfDocument(queue)
  const ends = [watchPages(router, queue), watchClicks(queue)]
  return () => {
    ends.forEach((end) => end())
    queue.flush()
  }
}

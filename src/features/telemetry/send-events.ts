import { ANALYTICS_VERSION, EVENT_GROUP, type AnalyticsEvent } from '../../domain/visit/analytics-event.ts'
import { hrefOf } from '../../platform/address.ts'
import { toCollect } from '../../platform/addresses.ts'
import { COMMIT_SHA } from '../../platform/commit-sha.ts'
import { sessionId } from '../../platform/session-id.ts'
import { currentBearer } from '../session/id-token.ts'
import type { Happening } from './event-queue.ts'
import { ownUserAgent } from './own-user-agent.ts'

/** Sends events to `/collect`. A failure is swallowed. */
export function sendEvents(happenings: readonly Happening[]): void {
  const whose = {
    version: ANALYTICS_VERSION,
    user_agent: ownUserAgent(),
    session_id: sessionId(),
    git_commit_sha: COMMIT_SHA,
    event_group: EVENT_GROUP,
  } as const
  const events: AnalyticsEvent[] = happenings.map((happening) => ({ ...whose, ...happening }))
  const bearer = currentBearer()
  fetch(hrefOf(toCollect()), {
    method: 'POST',
    // The request goes on after the page is left; unlike a beacon it may carry the bearer.
    keepalive: true,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(events),
  }).catch(() => undefined)
}

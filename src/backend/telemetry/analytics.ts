import { logEvent } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import type { VerifyCaller } from '../rpc/rpc-method.ts'
import { insertAnalyticsEvents } from './analytics-event.store.ts'
import { createCollectHandler, createInProcessCollect } from './collect.handler.ts'
import { createEventBuffer } from './event-buffer.ts'

type AnalyticsOptions = {
  database: Database
  clock: () => Date
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
}

/** Analytics events: one buffer for those of browsers and those of this process. */
export function createAnalytics({ database, clock, verifyCaller, report }: AnalyticsOptions) {
  const buffer = createEventBuffer({
    insert: (rows) => insertAnalyticsEvents(database, rows),
    report: (error) => report(error, { path: '/collect' }),
    onDropped: (count) => logEvent('analytics_dropped', { count }, 'warn'),
  })
  return {
    handle: createCollectHandler({ buffer, clock, verifyCaller, report }),
    collect: createInProcessCollect(buffer),
    events: { flush: buffer.flush, counts: buffer.counts },
  }
}

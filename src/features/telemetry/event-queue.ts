import { wellFormed } from '../../domain/text/well-formed.ts'
import type { AnalyticsEventType } from '../../domain/visit/analytics-event.ts'
import { TARGET_VALUE_LENGTH } from '../../domain/visit/analytics-event.ts'
import { now } from '../../platform/clock.ts'

/** What happened, before it is told who it happened to. */
export type Happening = {
  timestamp: string
  event_type: AnalyticsEventType
  target_key: string
  target_value: string
}

/** Events of one request, at most: what a page that is left may still send has to stay below 64 kB. */
const BATCH = 20
/** Events wait for others this long. */
const LATEST_MS = 10_000

export type EventQueue = {
  push(type: AnalyticsEventType, key: string, value: string): void
  /** Sends what waits, as a page that is hidden has to. */
  flush(): void
}

export function createEventQueue(send: (happenings: readonly Happening[]) => void): EventQueue {
  let waiting: Happening[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const happenings = waiting
    waiting = []
    send(happenings)
  }

  return {
    push(type, key, value) {
      waiting.push({
        timestamp: now().toISOString(),
        event_type: type,
        target_key: wellFormed(key.slice(0, 200)),
        target_value: wellFormed(value.slice(0, TARGET_VALUE_LENGTH)),
      })
      if (waiting.length >= BATCH) flush()
      else timer ??= setTimeout(flush, LATEST_MS)
    },
    flush,
  }
}

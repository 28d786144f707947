import type { ActivityEventJson } from '../../contract/gen/user_pb.ts'
import { now } from '../../platform/clock.ts'

/** Events of one batch, at most, and how long they wait for others. */
const BATCH = 20
const LATEST_MS = 10_000

type ActivityLoggerOptions = {
  /** False: the events are only printed. */
  isSent: boolean
  isTokenInitialised: () => boolean
  send: (events: ActivityEventJson[]) => Promise<void>
  print: (events: ActivityEventJson[]) => void
  report: (error: Error) => void
}

export type ActivityLogger = {
  log(actionType: string, coordinateName: string, additionalProps: Record<string, string>): void
  flush(): void
}

/**
 * The usage events of a signed-in doctor, in batches. A failure is reported with the events'
 * ids; the doctor sees nothing of it.
 */
export function createActivityLogger(options: ActivityLoggerOptions): ActivityLogger {
  const { isSent, isTokenInitialised, send, print, report } = options
  let waiting: ActivityEventJson[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function pass(events: ActivityEventJson[]): Promise<void> {
    if (!isSent) return print(events)
    try {
      if (!isTokenInitialised()) throw new Error('ActivityLogger: do not have idTokenInitialized')
      await send(events)
    } catch (cause) {
      report(new Error(`ActivityLogger: ${events.map(({ id }) => id).join(', ')}`, { cause }))
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const events = waiting
    waiting = []
    void pass(events)
  }

  return {
    log(actionType, coordinateName, additionalProps) {
      waiting.push({
        id: crypto.randomUUID(),
        actionType,
        coordinateName,
        additionalProps,
        occurTime: now().toISOString(),
      })
      if (waiting.length >= BATCH) flush()
      else timer ??= setTimeout(flush, LATEST_MS)
    },
    flush,
  }
}

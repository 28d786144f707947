import type { AnalyticsRow } from './analytics-event.store.ts'

/** Rows that wait at most, and rows of one insert. */
const HELD = 10_000
const PER_INSERT = 500
/** Time from an event to the insert of what has come meanwhile. */
const EVERY_MS = 200
/** What was dropped is told once in this time. */
const TELL_MS = 60_000

export type EventCounts = { held: number; stored: number; dropped: number }

export type EventBuffer = {
  /** Takes as many rows as there is room for; the others are counted as dropped. */
  add(rows: AnalyticsRow[]): void
  /** Stores all rows that wait. */
  flush(): Promise<void>
  counts(): EventCounts
}

type BufferOptions = {
  insert: (rows: AnalyticsRow[]) => Promise<void>
  report: (error: unknown) => void
  /** Receives how many rows were dropped since the last time. */
  onDropped: (count: number) => void
}

/** Collects rows and inserts them in batches, one batch at a time, so that a flood of events delays no page. */
export function createEventBuffer({ insert, report, onDropped }: BufferOptions): EventBuffer {
  const waiting: AnalyticsRow[] = []
  let stored = 0
  let dropped = 0
  let told = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()

  function drop(count: number): void {
    dropped += count
    if (count === 0 || telling) return
    telling = setTimeout(tell, TELL_MS)
    telling.unref()
  }

  function tell(): void {
    clearTimeout(telling)
    telling = undefined
    if (dropped > told) onDropped(dropped - told)
    told = dropped
  }

  async function store(): Promise<void> {
    const rows = waiting.splice(0, PER_INSERT)
    if (rows.length === 0) return
    try {
      await insert(rows)
      stored += rows.length
    } catch (error) {
      drop(rows.length)
      report(error)
    }
  }

  function wait(): void {
    if (timer || waiting.length === 0) return
    timer = setTimeout(() => {
      running = running.then(store).finally(() => {
        timer = undefined
        wait()
      })
    }, EVERY_MS)
    // Events do not keep a process alive; `flush` stores them when it ends.
    timer.unref()
  }

  return {
    add(rows) {
      const taken = rows.slice(0, HELD - waiting.length)
      waiting.push(...taken)
      drop(rows.length - taken.length)
      wait()
    },
    async flush() {
      await running
      while (waiting.length > 0) await store()
      tell()
    },
    counts: () => ({ held: waiting.length, stored, dropped }),
  }
}

import * as v from 'valibot'
import { readStored, writeStored } from '../../platform/storage.ts'
import type { Session } from './session.ts'
import { nowMs } from '../../platform/clock.ts'

/** Polling interval: a change shows within ten seconds, including the server's cache of callers. */
const EVERY_MS = 5_000
/** A result from another tab that is younger than this replaces a poll. */
const SHARED_MS = EVERY_MS - 1_000

/** Local storage key by which tabs share the time and result of the last poll. */
const KEY = 'dp:standing'
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.number(), v.safeInteger()), mark: v.string() }),
)

/** Fingerprint of everything a page shows of the session, without a name. */
export const markOf = ({ sessionId, role, doctor, office }: Session): string =>
  [sessionId, role, doctor?.suspendedUntil, doctor?.left, doctor?.mailUnconfirmed, office?.side].join(' ')

type Options = {
  /** Fingerprint of the shown session; null for a visitor, who is not polled. */
  markOfPage: () => string | null
  /** Fetches the session from the server. */
  look: () => Promise<Session>
  /** The session is another, or its rights have changed. */
  onChange: (seen: Session) => void
}

/**
 * Notices a ban, a suspension or a log-out elsewhere while the page is open: one visible tab polls every five
 * seconds and tells the others. Hidden tabs do not poll; a tab that becomes visible polls at once.
 */
export function watchStanding({ markOfPage, look, onChange }: Options): {
  check: () => void
  stop: () => void
} {
  let timer: ReturnType<typeof setInterval> | undefined
  let isLooking = false

  const readShared = (text = readStored('local', KEY)) => {
    const { success, output } = v.safeParse(schema, text)
    return success ? output : undefined
  }

  const isShown = (mark: string) => [null, mark].includes(markOfPage())

  async function ask(): Promise<void> {
    if (isLooking || markOfPage() === null) return
    isLooking = true
    try {
      const seen = await look()
      const mark = markOf(seen)
      writeStored('local', KEY, JSON.stringify({ at: nowMs(), mark }))
      if (!isShown(mark)) onChange(seen)
    } catch {
      // Offline or an outage: the shown session stays.
    }
    isLooking = false
  }

  function tick(): void {
    const shared = readShared()
    const age = nowMs() - (shared?.at ?? 0)
    const isFresh = age >= 0 && age < SHARED_MS
    if (!shared || !isFresh || !isShown(shared.mark)) void ask()
  }

  function follow(): void {
    clearInterval(timer)
    if (document.visibilityState !== 'visible') return
    void ask()
    timer = setInterval(tick, EVERY_MS)
  }

  const onShared = ({ key, newValue }: StorageEvent) => {
    const shared = key === KEY ? readShared(newValue) : undefined
    if (shared && !isShown(shared.mark)) void ask()
  }
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('storage', onShared)
  if (document.visibilityState === 'visible') timer = setInterval(tick, EVERY_MS)

  return {
    check: () => void ask(),
    stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('storage', onShared)
    },
  }
}

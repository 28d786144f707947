import * as v from 'valibot'
import { readStored, writeStored } from '../../platform/storage.ts'
import type { Session } from './session.ts'
import { nowMs } from '../../platform/clock.ts'

/** With what a server may remember of a caller, and the page's own work, well within ten seconds. */
const EVERY_MS = 5_000
/** What another tab has seen so lately is as good as asking. */
const SHARED_MS = EVERY_MS - 1_000

/** What the tabs of a browser tell each other: when one of them looked, and what it saw. */
const KEY = 'dp:standing'
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.number(), v.safeInteger()), mark: v.string() }),
)

/** All that a page shows of who is asking, without a name. */
export const markOf = ({ sessionId, role, doctor, staffName }: Session): string =>
  [sessionId, role, doctor?.suspendedUntil, doctor?.left, doctor?.mailUnconfirmed, staffName !== null].join(
    ' ',
  )

type Options = {
  /** What the page shows now; null for a visitor, who is not watched. */
  markOfPage: () => string | null
  /** Asks the server who is asking. */
  look: () => Promise<Session>
  /** Somebody else, or the same with other rights. */
  onChange: (seen: Session) => void
}

/**
 * Hears of a ban, a suspension or a log-out elsewhere while the page is open: one visible tab asks every five seconds and
 * tells the others. Nothing is asked while no tab is seen; one that comes into view asks at once.
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
      // Offline, or the server is away: what is shown stays until somebody can say otherwise.
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

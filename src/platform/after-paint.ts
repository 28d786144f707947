/** A background tab gets no animation frames; there the action runs after this time. */
const LATEST_MS = 100

/**
 * Runs the work behind a press after the browser has painted the press itself, so that the feedback comes at
 * once (INP).
 */
export function afterPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    clearTimeout(latest)
    act()
  }
  const latest = setTimeout(once, LATEST_MS)
  requestAnimationFrame(() => setTimeout(once))
}

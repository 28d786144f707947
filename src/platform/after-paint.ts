/** A tab in the background gets no frames: what was asked for goes on without one after this long. */
const LATEST_MS = 100

/** Does what a press asks for once the press itself is on the screen, so that nothing stands in its way until then. */
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

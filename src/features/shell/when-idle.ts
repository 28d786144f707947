const LATEST_MS = 3_000

/**
 * Begins something once the page has loaded and the browser has nothing better to do; what it gives back ends it.
 * Returns how to call it off, begun or not.
 */
export function whenIdle(begin: () => Promise<() => void>): () => void {
  let end: (() => void) | undefined
  let calledOff = false

  async function run(): Promise<void> {
    if (calledOff) return
    const ender = await begin()
    if (calledOff) ender()
    else end = ender
  }
  // Offline by now: the page goes on without.
  const start = () => void run().catch(() => undefined)
  const wait = () => {
    // Safari knows no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: LATEST_MS })
    else setTimeout(start, 1_000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    calledOff = true
    window.removeEventListener('load', wait)
    end?.()
  }
}

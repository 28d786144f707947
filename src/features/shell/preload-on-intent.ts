import type { AnyRouter } from '@tanstack/react-router'
import { hrefWithin, ownLink } from './own-link.ts'

/** A pointer that only crosses a link is gone again within this time. */
const REST_MS = 80

/** Runs a page's loader when a pointer rests on a link to it, a finger lands on it or the keyboard's focus reaches it. */
export function preloadOnIntent(router: AnyRouter): () => void {
  let begun: HTMLAnchorElement | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  function preload(link: HTMLAnchorElement) {
    // What fails here fails again, and is told, when the link is followed.
    router.preloadRoute({ to: undefined, href: hrefWithin(link) }).catch(() => undefined)
  }

  function begin(event: Event, delayMs: number) {
    const link = ownLink(event)
    if (link === begun) return
    begun = link
    clearTimeout(waiting)
    if (link) waiting = setTimeout(preload, delayMs, link)
  }

  const rest = (event: PointerEvent) => event.pointerType === 'mouse' && begin(event, REST_MS)
  const now = (event: Event) => begin(event, 0)

  const ends = new AbortController()
  const passive = { passive: true, signal: ends.signal }
  document.addEventListener('pointerover', rest, passive)
  document.addEventListener('pointerdown', now, passive)
  document.addEventListener(
    'focusin',
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && now(event),
    passive,
  )
  return () => {
    ends.abort()
    clearTimeout(waiting)
  }
}

import type { AnyRouter } from '@tanstack/react-router'
import { isMeasured, reportedUrl } from '../../domain/visit/reported-url.ts'
import { screenName } from '../../domain/visit/screen-name.ts'
import type { EventQueue } from './event-queue.ts'

/** Shares of the page in percent. */
const DEPTHS = [25, 50, 75, 100] as const
/** Scrolling is looked at this long after it began, not at each of its steps. */
const SETTLE_MS = 250

const nameOf = ({ pathname, search }: { pathname: string; search: string }) =>
  screenName(pathname, search) ?? pathname

/** `page_view` of each URL, `show` and `unfocus` of a screen, and how far down it was read (`scroll`). */
export function watchPages(router: AnyRouter, { push, flush }: EventQueue): () => void {
  let seen = ''
  let deepest = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  function view(href: string): void {
    if (href === seen) return
    seen = href
    deepest = 0
    const url = new URL(href)
    if (!isMeasured(url.pathname)) return
    push('page_view', 'page_url', reportedUrl(href))
    const name = screenName(url.pathname, url.search)
    if (name) push('show', 'screen', name)
  }

  function measure(): void {
    settling = undefined
    if (!isMeasured(location.pathname)) return
    const read = ((window.scrollY + window.innerHeight) / document.documentElement.scrollHeight) * 100
    for (const depth of DEPTHS) {
      // Fractions of pixels keep the foot of a page a little short of 100 %.
      if (depth <= deepest || read < depth - 0.5) continue
      deepest = depth
      push('scroll', 'scroll_depth', `${nameOf(location)} ${depth}`)
    }
  }

  const onScroll = () => {
    settling ??= setTimeout(measure, SETTLE_MS)
  }
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    if (isMeasured(location.pathname)) push('unfocus', 'screen', nameOf(location))
    flush()
  }

  // A tracking link has made way to its listing by now.
  const [navigation] = performance.getEntriesByType('navigation')
  const opened = navigation && new URL(navigation.name)
  if (opened?.searchParams.has('tCrd')) view(opened.href)
  view(location.href)
  const ends = [
    router.subscribe('onResolved', () => view(location.href)),
    () => window.removeEventListener('scroll', onScroll),
    () => document.removeEventListener('visibilitychange', onHidden),
    () => window.removeEventListener('pagehide', flush),
    () => clearTimeout(settling),
  ]
  window.addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', flush)
  return () => ends.forEach((end) => end())
}

import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '../../platform/after-paint.ts'

/**
 * Plain links to our own pages navigate without a new document. As links of the router each would carry its code into
 * the first load and build its location on every render; as plain links they work before any script has come.
 */
export function navigateInPlace(router: AnyRouter): () => void {
  function follow(event: MouseEvent) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || modified) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = link
    if (origin !== window.location.origin) return
    // To a place on the same page: the browser's own business.
    if (hash && pathname + search === window.location.pathname + window.location.search) return
    event.preventDefault()
    afterPaint(() => void router.navigate({ href: pathname + search + hash }))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

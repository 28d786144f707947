import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '../../platform/after-paint.ts'
import { needsDocuments } from '../../platform/missing-script.ts'
import { opensByWorker } from './offline/offline-pages.ts'
import { hrefWithin, ownLink } from './own-link.ts'

/**
 * Plain links to our own pages navigate without a new document. As links of the router each would carry its code into
 * the first load and build its location on every render; as plain links they work before any script has come.
 */
export function navigateInPlace(router: AnyRouter): () => void {
  // A file of ours, and an address that leads nowhere, have no component: the server alone answers them.
  const isPage = (pathname: string) => router.getMatchedRoutes(pathname)[2]?.options.component !== undefined

  function follow(event: MouseEvent) {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || modified) return
    const link = ownLink(event)
    if (!link || !isPage(link.pathname) || opensByWorker() || needsDocuments()) return
    event.preventDefault()
    const href = hrefWithin(link)
    afterPaint(() => void router.navigate({ href }))
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

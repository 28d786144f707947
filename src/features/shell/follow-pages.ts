import type { AnyRouter } from '@tanstack/react-router'
import { recordPage } from '../../platform/visited-pages.ts'
import { CONTENT_ID } from './skip-link.tsx'

/** Records each page visited, and brings the focus to a new page as opening a document would. */
export function followPages(router: AnyRouter): () => void {
  const record = ({ pathname, searchStr }: { pathname: string; searchStr: string }) => {
    // A tracking link only passes on to the clean address: back must not lead into it again.
    if (!new URLSearchParams(searchStr).has('tCrd')) recordPage({ pathname, query: searchStr })
  }
  record(router.state.location)
  return router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    record(toLocation)
    const content = document.getElementById(CONTENT_ID)
    if (fromLocation && pathChanged && !content?.contains(document.activeElement))
      content?.focus({ preventScroll: true })
  })
}

/** The link to a page of ours that an event happened on; none where the browser itself has to follow it. */
export function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin) return undefined
  // To a place on the same page: the browser's own business.
  if (hash && pathname + search === window.location.pathname + window.location.search) return undefined
  return link
}

/** Where a link leads inside the app: path, query and hash. */
export const hrefWithin = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash

import { stringifySearch } from '../../domain/search/search-serialization.ts'
import { appOrigin } from '../../platform/app-origin.ts'
import { isListed } from '../../platform/indexing.ts'
import { SITE_DESCRIPTION, SITE_NAME, SITE_TITLE } from './document-head.ts'

type PublicPage = {
  /** Without it, the page is the site's own. */
  title?: string
  description?: string
  /** The route's match: where the page lives. */
  match: { pathname: string }
  /** Those search params that make another page, unlike those of a visit. */
  search?: object
}

/** A file of `public/`, 1200 by 630. */
const CARD = '/card.png'

/**
 * Head of a page that everybody may see: what a search engine lists, and what a link to it shows in a chat. Any other page
 * keeps the `noindex` of the document.
 */
export function publicHead({
  title = SITE_TITLE,
  description = SITE_DESCRIPTION,
  match,
  search,
}: PublicPage) {
  const origin = appOrigin()
  const href = match.pathname.replace(/(.)\/$/, '$1') + stringifySearch({ ...search })
  const url = origin + href
  const listed = isListed(href)
  return {
    meta: [
      { title: title === SITE_TITLE ? title : `${title} | ${SITE_NAME}` },
      { name: 'description', content: description },
      ...(listed ? [{ name: 'robots', content: 'max-image-preview:large' }] : []),
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + CARD },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: listed ? [{ rel: 'canonical', href: url }] : [],
  }
}

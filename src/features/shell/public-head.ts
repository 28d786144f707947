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
  /** False: open to everybody, but not for search engines. By default narrowed lists are not. */
  listed?: boolean
  /** Structured data of https://schema.org that search engines read. */
  posting?: object | null
}

/** A file of `public/`, 1200 by 630. */
const CARD = '/card.png'

/**
 * Head of a page that everybody may see: what a search engine lists, and what a link to it shows in a chat. Any other page
 * keeps the `noindex` of the document.
 */
export function publicHead({
  title,
  description = SITE_DESCRIPTION,
  match,
  search,
  listed,
  posting,
}: PublicPage) {
  const origin = appOrigin()
  const fullTitle = title === undefined ? SITE_TITLE : `${title} | ${SITE_NAME}`
  const href = match.pathname.replace(/(.)\/$/, '$1') + stringifySearch({ ...search })
  const url = origin + href
  const forSearch = listed ?? isListed(href)
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(forSearch ? [{ name: 'robots', content: 'index' }] : []),
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + CARD },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(posting ? [{ 'script:ld+json': posting }] : []),
    ],
    links: forSearch ? [{ rel: 'canonical', href: url }] : [],
  }
}

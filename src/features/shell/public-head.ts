import { stringifySearch } from '../../domain/search/search-serialization.ts'
import { appOrigin } from '../../platform/app-origin.ts'
import { isListed } from '../../platform/indexing.ts'
import { NOINDEX, publicFile, SITE_DESCRIPTION, SITE_NAME, SITE_TITLE } from './document-head.ts'

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

/** 1200 by 630. */
const CARD = publicFile('card.png')

/**
 * Head of a page that everybody may see: what a search engine lists, and what a link to it shows in a chat. Every list of
 * results carries it, so it is short: what is left out (`og:url`, `og:type`), readers take from the address.
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
  const forSearch = listed ?? isListed(href)
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(forSearch ? [] : [NOINDEX]),
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:image', content: origin + CARD },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(posting ? [{ 'script:ld+json': posting }] : []),
    ],
    links: forSearch ? [{ rel: 'canonical', href: origin + href }] : [],
  }
}

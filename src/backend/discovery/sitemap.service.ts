import { SEARCH_KINDS, type SearchKind } from '../../domain/listing/listing-kind.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import { hrefOf } from '../../platform/address.ts'
import { toListing, toSitemap } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { publicPages } from './public-pages.ts'
import { findListingsOfPart, findSitemapParts } from './sitemap.store.ts'

/** How long an answer is kept, here and by caches. */
export const KEPT_SECONDS = 600

/** A part is about a megabyte; a crawler reads each once. */
const KEPT_ANSWERS = 8

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `spot-12`: the listings of a kind with ids of that part. */
const PART = /^(spot|regular)-(\d{1,9})$/

const PAGES = 'pages'

/**
 * The sitemaps: an index, the public pages, and the open listings in parts. Everybody who asks within ten minutes is given the
 * same answer, made once.
 */
export function createSitemaps(database: Database, origin: string, clock: () => Date) {
  const kept = new Map<string, { until: number; text: Promise<string | null> }>()

  /** Concurrent and later callers share one answer; a failed one is not kept. */
  function once(name: string, make: () => Promise<string | null>): Promise<string | null> {
    const now = clock().getTime()
    const before = kept.get(name)
    if (before && before.until > now) return before.text
    const text = make()
    kept.delete(name)
    kept.set(name, { until: now + KEPT_SECONDS * 1_000, text })
    text.catch(() => kept.delete(name))
    const oldest = kept.size > KEPT_ANSWERS ? kept.keys().next() : undefined
    if (oldest?.done === false) kept.delete(oldest.value)
    return text
  }

  async function partsOf(kind: SearchKind): Promise<string[]> {
    const parts = await findSitemapParts(database, kind, clock())
    return parts.map((part) => `${kind}-${part}`)
  }

  async function index(): Promise<string> {
    const names = [PAGES, ...(await Promise.all(SEARCH_KINDS.map(partsOf))).flat()]
    const sitemaps = names.map((name) => `<sitemap><loc>${origin}${hrefOf(toSitemap(name))}</loc></sitemap>`)
    return `${HEAD}<sitemapindex ${NAMESPACE}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`
  }

  async function listings(kind: SearchKind, part: number): Promise<string | null> {
    const rows = await findListingsOfPart(database, kind, part, clock())
    if (rows.length === 0) return null
    return urlset(
      rows.map(({ id, editedAt }) =>
        url(hrefOf(toListing(kind, String(id))), `<lastmod>${tokyoText(editedAt)}</lastmod>`),
      ),
    )
  }

  const url = (path: string, more = '') => `<url><loc>${origin}${path}</loc>${more}</url>`
  const urlset = (urls: string[]) => `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`

  return {
    index: () => once('', index),
    /** Null: there is none of that name. */
    part(name: string): Promise<string | null> {
      if (name === PAGES) return Promise.resolve(urlset(publicPages().map((path) => url(path))))
      const [, kind, part] = PART.exec(name) ?? []
      if (kind !== 'spot' && kind !== 'regular') return Promise.resolve(null)
      return once(name, () => listings(kind, Number(part)))
    },
  }
}

export type Sitemaps = ReturnType<typeof createSitemaps>

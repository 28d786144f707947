import { createNetworkLimit } from '../limits/rate-limit.ts'
import { openFile } from './open-file.ts'
import { KEPT_SECONDS, type Sitemaps } from './sitemap.service.ts'

/** A crawler reads the index and each part once: a million listings are a hundred parts. */
const PER_MINUTE = 120

/** GET /sitemap.xml and /sitemap/{part}.xml; none with `sitemaps` null. */
export function createSitemapHandler(sitemaps: Sitemaps | null, clock: () => Date) {
  const waitOf = createNetworkLimit(PER_MINUTE, clock)
  return async (request: Request): Promise<Response> => {
    const wait = waitOf(request)
    if (wait !== null)
      return new Response(null, {
        status: 429,
        headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' },
      })
    const [, part] = /^\/sitemap\/([\w-]{1,40})\.xml$/.exec(new URL(request.url).pathname) ?? []
    const isIndex = new URL(request.url).pathname === '/sitemap.xml'
    return openFile(async () => ({
      type: 'application/xml; charset=utf-8',
      seconds: KEPT_SECONDS,
      body: (await (isIndex ? sitemaps?.index() : part === undefined ? null : sitemaps?.part(part))) ?? null,
    }))(request)
  }
}

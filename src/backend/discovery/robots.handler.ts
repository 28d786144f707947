import { hrefOf } from '../../platform/address.ts'
import { toSitemaps } from '../../platform/addresses.ts'
import { closedToCrawlers } from '../../platform/indexing.ts'
import { openFile } from './open-file.ts'

/** GET /robots.txt; with `origin` null nothing of the site is for crawlers. */
export const createRobotsHandler = (origin: string | null) =>
  openFile(() => {
    const closed = origin === null ? ['/'] : closedToCrawlers()
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
    if (origin !== null) lines.push('', `Sitemap: ${origin}${hrefOf(toSitemaps())}`)
    return { type: 'text/plain; charset=utf-8', seconds: 3_600, body: `${lines.join('\n')}\n` }
  })

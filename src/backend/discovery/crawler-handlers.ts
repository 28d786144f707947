import type { Database } from '../database/client.ts'
import { createRobotsHandler } from './robots.handler.ts'
import { createSitemapHandler } from './sitemap.handler.ts'
import { createSitemaps } from './sitemap.service.ts'

type Crawled = {
  database: Database
  clock: () => Date
  origin: string
  /** False: search engines are to list nothing of this server. */
  crawlers: boolean
}

/** What crawlers ask a site for before they read it. */
export const createCrawlerHandlers = ({ database, clock, origin, crawlers }: Crawled) => ({
  robots: createRobotsHandler(crawlers ? origin : null),
  sitemap: createSitemapHandler(crawlers ? createSitemaps(database, origin, clock) : null, clock),
})

import { closedToCrawlers } from '../../platform/indexing.ts'
import { openFile } from './open-file.ts'

/** GET /robots.txt. With `crawlers` off nothing of the site is for them. */
export const createRobotsHandler = (crawlers: boolean) =>
  openFile(() => ({
    type: 'text/plain; charset=utf-8',
    seconds: 3_600,
    body: [
      'User-agent: *',
      ...(crawlers ? closedToCrawlers() : ['/']).map((path) => `Disallow: ${path}`),
      '',
    ].join('\n'),
  }))

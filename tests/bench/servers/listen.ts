import { createServer } from 'node:http'
import { announceReady } from './cpu-probe.ts'

/** Serves what `page` gives, to whoever asks for whatever. */
export function serveHtml(page: () => string | Buffer): void {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page())
  })
  server.listen(0, 'localhost', () => {
    const address = server.address()
    if (address && typeof address === 'object') announceReady(address.port)
  })
}

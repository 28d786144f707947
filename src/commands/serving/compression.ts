import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'

const TEXT = /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|javascript|xml|x-ndjson))/
const WORTHWHILE = 1024

/** Whether a response is uncompressed text, long enough to gain from compression. Event streams are many and tiny. */
export function isCompressible(response: Response): boolean {
  const { headers } = response
  return (
    response.body !== null &&
    !headers.has('content-encoding') &&
    !headers.get('content-type')?.startsWith('text/event-stream') &&
    TEXT.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? WORTHWHILE) >= WORTHWHILE
  )
}

/** Whether an Accept-Encoding header allows the encoding; `;q=0` forbids it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

export const acceptsGzip = (request: Request): boolean =>
  request.method !== 'HEAD' && accepts(request.headers.get('accept-encoding') ?? '', 'gzip')

/**
 * Sends a response gzipped. Flushes at every pause of the source, so that streamed HTML still arrives in
 * chunks.
 */
export async function sendGzipped(response: Response, to: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') to.appendHeader(name, value)
  }
  to.setHeader('Content-Encoding', 'gzip')
  to.writeHead(response.status)
  const source = Readable.from(response.body ?? [])
  // Level 4: half the time of the default for a page of 100 kB, and 3 % more bytes.
  const gzip = createGzip({ level: 4 })
  let flushing = false
  source.on('data', () => {
    if (flushing) return
    flushing = true
    setImmediate(() => {
      flushing = false
      if (!gzip.destroyed && !gzip.writableEnded) gzip.flush(constants.Z_SYNC_FLUSH)
    })
  })
  // Fails when the client disconnects: nothing left to answer.
  await pipeline(source, gzip, to).catch(() => undefined)
}

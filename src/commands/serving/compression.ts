import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip } from 'node:zlib'

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

function setHeaders(to: ServerResponse, { headers }: Response, encoding: 'br' | 'gzip'): void {
  for (const [name, value] of headers) {
    if (name !== 'content-length') to.appendHeader(name, value)
  }
  to.setHeader('Content-Encoding', encoding)
}

/** A page comes as one string (`platform/DECISIONS.md`), anything else perhaps piece by piece. */
const isWhole = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

const brotli = promisify(brotliCompress)

/** Level 4 costs what gzip's does, and its pages are 7 % smaller; a window of 256 kB holds every page. */
const OF_PAGES = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Sends a page that is there as a whole. */
async function sendBrotli(response: Response, to: ServerResponse): Promise<void> {
  const text = await response.arrayBuffer()
  const params = { ...OF_PAGES, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength }
  const packed = await brotli(text, { params })
  setHeaders(to, response, 'br')
  to.setHeader('Content-Length', packed.byteLength)
  to.writeHead(response.status)
  to.end(packed)
}

/** Sends a compressible response as the client takes it: compressed, or null where it takes no encoding of ours. */
export function sendCompressed(
  request: Request,
  response: Response,
  to: ServerResponse,
): Promise<void> | null {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (request.method === 'HEAD') return null
  if (isWhole(response) && accepts(accepted, 'br')) return sendBrotli(response, to)
  return accepts(accepted, 'gzip') ? sendGzipped(response, to) : null
}

/**
 * Sends a response gzipped. Flushes at every pause of the source, so that streamed HTML still arrives in
 * chunks.
 */
async function sendGzipped(response: Response, to: ServerResponse): Promise<void> {
  setHeaders(to, response, 'gzip')
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

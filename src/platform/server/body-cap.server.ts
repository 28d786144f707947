const BODY_LIMIT = 256 * 1024
const MEGABYTE = 1024 * 1024

/** Uploads, whose handlers check the session before they read the body. */
const UPLOADS = [
  { under: '/documents/', limit: 5 * MEGABYTE, words: '画像は5MB以内にしてください。' },
  { under: '/messages/files', limit: 10 * MEGABYTE, words: 'ファイルは10MB以内にしてください。' },
]

const uploadOf = ({ method, url }: Request) =>
  method === 'PUT' ? UPLOADS.find(({ under }) => new URL(url).pathname.startsWith(under)) : undefined

const limitOf = (request: Request) => uploadOf(request)?.limit ?? BODY_LIMIT

function tooLarge(request: Request): Response {
  const words = uploadOf(request)?.words ?? '送信できる大きさ(256KB)を超えています。'
  const isPage = (request.headers.get('accept') ?? '').includes('text/html')
  const init = { status: 413, headers: { Connection: 'close', 'Cache-Control': 'no-store' } }
  return isPage ? new Response(words, init) : Response.json({ message: words }, init)
}

/**
 * Refuses a request body over the limit with 413. A declared Content-Length is compared at once; a chunked
 * body is read up to the limit first, so that no handler behind has to count bytes.
 */
export async function boundBody(request: Request): Promise<Request | Response> {
  if (request.headers.has('content-length')) {
    return Number(request.headers.get('content-length')) > limitOf(request) ? tooLarge(request) : request
  }
  // The handler of an upload counts the bytes itself, after it has checked the session.
  if (uploadOf(request) || !request.headers.has('transfer-encoding') || !request.body) return request
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > BODY_LIMIT) {
      void reader.cancel().catch(() => undefined)
      return tooLarge(request)
    }
    chunks.push(next.value)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(chunks),
    signal: request.signal,
  })
}

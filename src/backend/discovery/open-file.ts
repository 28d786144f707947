type OpenFile = {
  type: string
  /** How long caches may keep it. */
  seconds: number
  /** Null: there is none, so the answer is 404. */
  body: string | null
}

/** Handler of a small file that is the same for everybody. */
export const openFile =
  (read: () => OpenFile | Promise<OpenFile>) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    const { type, seconds, body } = await read()
    if (body === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    return new Response(body, {
      headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${seconds}` },
    })
  }

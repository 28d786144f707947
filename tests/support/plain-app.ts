import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp, type AppServer, type ServeOptions } from '#app/commands/serve.ts'

/** Answers with what it was asked, streams events, and takes a few milliseconds for a post, as a page does. */
const APP = `
  let draining = false
  export const begin = () => undefined
  export const drain = () => { draining = true }
  export const close = () => undefined
  const text = new TextEncoder()
  export default { async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/readyz') return new Response('', { status: draining ? 503 : 200 })
    if (pathname === '/events') {
      const body = new ReadableStream({
        start(controller) {
          let count = 0
          const timer = setInterval(() => {
            controller.enqueue(text.encode('data: ' + Date.now() + '\\n\\n'))
            if ((count += 1) === 5) { clearInterval(timer); controller.close() }
          }, 200)
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
    }
    const bytes = (await request.arrayBuffer()).byteLength
    if (pathname === '/post') for (const end = performance.now() + 3; performance.now() < end;);
    return Response.json({ bytes, host: request.headers.get('host'), client: request.headers.get('x-client-address') })
  } }`

/** The part that serves, with a small app in place of ours: as many servers as are wanted, each with a state of its own. */
export async function createPlainApp() {
  const root = await mkdtemp(join(tmpdir(), 'plain-app-'))
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  async function serve(
    options: Pick<ServeOptions, 'port' | 'origin' | 'trustedProxyHops'>,
  ): Promise<AppServer> {
    const folder = await mkdtemp(join(root, 'build-'))
    await mkdir(join(folder, 'server'))
    await mkdir(join(folder, 'client'))
    await writeFile(join(folder, 'server/server.js'), APP)
    return serveApp({ folder, host: '127.0.0.1', ...options })
  }
  return { serve, remove: () => rm(root, { recursive: true }) }
}

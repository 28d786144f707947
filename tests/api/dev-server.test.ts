import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_VERSION } from '#app/domain/visit/app-version.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'

/** `npm run dev`, and what only development has: the version label and the page that plays the native app. */

/** Vite compiles what a page needs when it is first asked for. */
const LONG = 240_000

let server: TestAppServer
const LABEL = `v${APP_VERSION}`
const htmlOf = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { Accept: 'text/html' } })
  return { status: response.status, html: await response.text() }
}

beforeAll(async () => {
  const script = join(import.meta.dirname, '../../src/commands/dev.ts')
  server = await startAppServer({ NODE_ENV: 'development', DEMO_DATA: '0' }, script)
}, LONG)
afterAll(() => server.stop())

test(
  'pages name the version, and there is a page that plays the native app',
  async () => {
    const home = await htmlOf('/')
    expect(home.status).toBe(200)
    expect(home.html.replaceAll('<!-- -->', '')).toContain(LABEL)
    const played = await htmlOf('/dev/webview')
    expect(played.status).toBe(200)
    expect(played.html).toContain('アプリの画面のまね')
    expect(played.html).toContain('アプリの中のページ')
  },
  LONG,
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READY_EVENT } from '#app/platform/native-ready.ts'

const WEBVIEW = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) dp-work-app/2.10.3'
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Safari/605.1.15'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The page in a browser of this user agent: what it knows of its token, and the native app around it. */
async function pageOf(userAgent: string) {
  const page = Object.assign(new EventTarget(), { location: { pathname: '/' } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { userAgent })
  const state = await import('#app/features/session/id-token.ts')
  const { onPushedToken } = await import('#app/features/session/pushed-token.ts')
  const { tokenReady } = await import('#app/features/session/token-ready.ts')
  const end = onPushedToken((token) => state.announceIdToken(token))
  const bridge = (answer: unknown) => {
    Object.assign(page, {
      nativeBridgeReady: true,
      flutter_inappwebview: { callHandler: () => Promise.resolve(answer) },
    })
    page.dispatchEvent(new Event(READY_EVENT))
  }
  return { ...state, tokenReady, bridge, page, end }
}

test('in a browser the token is known as soon as it is announced, or that there is none', async () => {
  const { tokenReady, announceIdToken } = await pageOf(BROWSER)
  const ready = tokenReady(1_000)
  announceIdToken(undefined)
  expect(await ready).toBe(true)
})

test('in the native app what is announced before its answer does not count', async () => {
  const { tokenReady, announceIdToken, bridge, readIdToken, currentBearer } = await pageOf(WEBVIEW)
  const ready = tokenReady(10_000)
  announceIdToken(undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readIdToken().isInitialised).toBe(false)
  bridge({ idToken: 'a.b.c', expiresIn: 600 })
  expect(await ready).toBe(true)
  expect(currentBearer()).toBe('a.b.c')
})

test.each([
  ['has no token', true],
  ['is not heard for three seconds', false],
])('a native app that %s leaves what was announced', async (_, answers) => {
  const { tokenReady, announceIdToken, bridge, readIdToken } = await pageOf(WEBVIEW)
  announceIdToken(undefined)
  const ready = tokenReady(10_000)
  if (answers) bridge(null)
  else await vi.advanceTimersByTimeAsync(2_999)
  if (!answers) expect(readIdToken().isInitialised).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ready).toBe(true)
})

test('a page that is left, and a token that takes too long, are waited for no longer', async () => {
  const { tokenReady, page } = await pageOf(BROWSER)
  const left = tokenReady(10_000)
  page.dispatchEvent(new Event('pagehide'))
  expect(await left).toBe(false)
  const late = tokenReady(10_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toBe(false)
})

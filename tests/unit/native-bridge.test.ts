import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callNative, onNativeMessage, whenNativeReady } from '#app/platform/native-bridge.ts'
import { READY_EVENT } from '#app/platform/native-ready.ts'

const schema = v.object({ idToken: v.string() })

type Handler = (name: string, ...args: unknown[]) => Promise<unknown>

let page: EventTarget & {
  location: { pathname: string }
  nativeBridgeReady?: boolean
  flutter_inappwebview?: { callHandler?: Handler }
}
let reported: string[]

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { pathname: '/' } })
  vi.stubGlobal('window', page)
  reported = []
  vi.spyOn(console, 'error').mockImplementation((context: string) => reported.push(context))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function webview(callHandler: Handler) {
  page.flutter_inappwebview = { callHandler }
  page.nativeBridgeReady = true
}

describe('callNative', () => {
  test('gives what the native app answers, once it fits', async () => {
    webview(async (name, ...args) => ({ idToken: [name, ...args].join() }))
    expect(await callNative('getIdToken', schema, 'a', 1)).toEqual({ idToken: 'getIdToken,a,1' })
    expect(reported).toEqual([])
  })

  test('calls nobody before the bridge is ready, nor in an ordinary browser', async () => {
    const callHandler = vi.fn<Handler>()
    page.flutter_inappwebview = { callHandler }
    expect(await callNative('getIdToken', schema)).toBeUndefined()
    expect(callHandler).not.toHaveBeenCalled()
    page.flutter_inappwebview = undefined
    page.nativeBridgeReady = true
    expect(await callNative('getIdToken', schema)).toBeUndefined()
    expect(reported).toEqual([])
  })

  test.each<[string, Handler]>([
    // What the bridge answers for a handler nobody has registered.
    ['a missing handler', async () => null],
    ['another form', async () => ({ token: 1 })],
    ['a refusal', () => Promise.reject(new Error('no'))],
  ])('reports %s and throws nothing', async (_, callHandler) => {
    webview(callHandler)
    expect(await callNative('getIdToken', schema)).toBeUndefined()
    expect(reported).toEqual(['native handler getIdToken:'])
  })

  test('waits three seconds', async () => {
    vi.useFakeTimers()
    webview(() => new Promise(() => undefined))
    const answer = callNative('getIdToken', schema)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await answer).toBeUndefined()
    expect(reported).toEqual(['native handler getIdToken:'])
  })
})

test('whenNativeReady runs at once or when the bridge says so', () => {
  const later = vi.fn()
  whenNativeReady(later)
  const calledOff = vi.fn()
  whenNativeReady(calledOff)()
  expect(later).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(READY_EVENT))
  expect(later).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
  webview(async () => null)
  const now = vi.fn()
  whenNativeReady(now)
  expect(now).toHaveBeenCalledOnce()
})

test('onNativeMessage hears what fits, and nothing outside of the native app', () => {
  const heard: unknown[] = []
  const end = onNativeMessage('dp:id-token', schema, (message) => heard.push(message))
  const send = (detail: unknown) => page.dispatchEvent(new CustomEvent('dp:id-token', { detail }))
  send({ idToken: 'early' })
  webview(async () => null)
  send({ idToken: 'a' })
  send({ idToken: 1 })
  page.dispatchEvent(new Event('dp:id-token'))
  end()
  send({ idToken: 'late' })
  expect(heard).toEqual([{ idToken: 'a' }])
  expect(reported).toEqual(['native message dp:id-token:'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActivityEventJson } from '#app/contract/gen/user_pb.ts'
import { activityBatch } from '#app/features/telemetry/activity-batch.ts'
import { createActivityLogger } from '#app/features/telemetry/activity-logger.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

function logger(changes: { isSent?: boolean; isInitialised?: boolean; fails?: boolean } = {}) {
  const { isSent = true, isInitialised = true, fails = false } = changes
  const seen = {
    sent: [] as ActivityEventJson[][],
    printed: [] as ActivityEventJson[][],
    reported: [] as Error[],
  }
  const made = createActivityLogger({
    isSent,
    isTokenInitialised: () => isInitialised,
    send: async (events) => {
      if (fails) throw new Error('offline')
      seen.sent.push(events)
    },
    print: (events) => seen.printed.push(events),
    report: (error) => seen.reported.push(error),
  })
  return { ...made, ...seen }
}

test('sends a batch ten seconds after its first event, or twenty at once', async () => {
  const { log, sent } = logger()
  for (let index = 0; index < 21; index += 1) log('click', 'apply', { value: `${index}` })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ length }) => length)).toEqual([20])
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[1]).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      actionType: 'click',
      coordinateName: 'apply',
      additionalProps: { value: '20' },
      occurTime: '2026-11-25T00:00:00.000Z',
    },
  ])
})

test('prints outside production and preview, and sends nothing', async () => {
  const { log, flush, sent, printed } = logger({ isSent: false, isInitialised: false })
  log('click', 'like', {})
  flush()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, printed.flat().length]).toEqual([[], 1])
})

test('reports events that came before the token was initialised, and sends none of them', async () => {
  const { log, flush, sent, reported } = logger({ isInitialised: false })
  log('click', 'like', {})
  flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([])
  expect(reported).toMatchObject([
    {
      message: expect.stringMatching(/^ActivityLogger: [0-9a-f-]{36}$/),
      cause: { message: 'ActivityLogger: do not have idTokenInitialized' },
    },
  ])
})

test('reports a failure with the ids of the events, once', async () => {
  const { log, flush, reported } = logger({ fails: true })
  log('click', 'like', {})
  log('click', 'apply', {})
  flush()
  flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reported).toHaveLength(1)
  expect(reported[0]?.message).toMatch(/^ActivityLogger: [0-9a-f-]{36}, [0-9a-f-]{36}$/)
})

/** As a page knows itself whose storage is blocked: the operating system was never told. */
const details = (ua: string) => ({
  isBot: false,
  ua,
  browser: {},
  device: { vendor: 'Apple', model: 'iPhone' },
  engine: {},
  os: {},
})

test.each([
  ['Mozilla/5.0 (iPhone) dp-work-app/2.10.3', 'PLATFORM_IOS_WEBVIEW', '2.10.3'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) dp-work-app/2.10.3', 'PLATFORM_IOS_WEBVIEW', '2.10.3'],
  ['Mozilla/5.0 (Linux; Android 16; wv) dp-work-app/2.0.0', 'PLATFORM_ANDROID_WEBVIEW', '2.0.0'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'PLATFORM_PC_WEB', undefined],
])('the batch of %s names the platform and reports nothing', (ua, platform, mobileAppVersion) => {
  const reported: Error[] = []
  expect(activityBatch([], details(ua), (error) => reported.push(error))).toEqual({
    version: 1,
    device: { manufacturer: 'Apple', modelName: 'iPhone' },
    app: { platform, version: '1.7.0', ...(mobileAppVersion && { mobileAppVersion }) },
    events: [],
  })
  expect(reported).toEqual([])
})

test('a webview on an unknown system is reported and left unspecified', () => {
  const reported: string[] = []
  const batch = activityBatch([], details('X Tizen dp-work-app/2.0.0'), ({ message }) =>
    reported.push(message),
  )
  expect(batch.app).toMatchObject({ platform: 'PLATFORM_UNSPECIFIED' })
  expect(reported).toEqual(['Cannot get platform value on WebView environment'])
})

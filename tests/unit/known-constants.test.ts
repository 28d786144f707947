import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY_CHOICES, MONTH_CHOICES, yearChoices } from '#app/domain/text/date-choices.ts'
import { numberText } from '#app/domain/text/money-text.ts'
import { ANALYTICS_EVENT_TYPES, ANALYTICS_VERSION } from '#app/domain/visit/analytics-event.ts'
import { APP_VERSION } from '#app/domain/visit/app-version.ts'
import { alertsQuery } from '#app/features/alert/alert.queries.ts'
import { createQueryClient } from '#app/platform/query-client.ts'
import { breakpoints, media } from '#app/ui/theme/breakpoints.ts'
import { fontSize, size, z } from '#app/ui/theme/tokens.ts'

// Constants that others rely on and that no other test holds.

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  environmentManager.setIsServer(() => true)
})

describe('reads of a browser', () => {
  /** How often the key is read when it is asked for again after some milliseconds. */
  async function readsAfter(milliseconds: number, isKept: boolean): Promise<number> {
    vi.stubGlobal('document', {})
    vi.useFakeTimers()
    const client = createQueryClient()
    let reads = 0
    const options = { queryKey: ['read'], queryFn: () => Promise.resolve((reads += 1)) }
    const open = () => new QueryObserver(client, options).subscribe(() => undefined)
    const close = open()
    await vi.advanceTimersByTimeAsync(1)
    if (!isKept) close()
    await vi.advanceTimersByTimeAsync(milliseconds)
    const isThere = client.getQueryData(options.queryKey) !== undefined
    if (isThere) open()
    await vi.advanceTimersByTimeAsync(1)
    client.clear()
    return isThere ? reads : 0
  }

  test('are fresh for a minute', async () => {
    expect(await readsAfter(59_000, true)).toBe(1)
    expect(await readsAfter(60_001, true)).toBe(2)
  })

  test('are forgotten five minutes after the last page that showed them', async () => {
    expect(await readsAfter(299_000, false)).toBe(2)
    expect(await readsAfter(300_001, false)).toBe(0)
  })
})

test('alerts are asked for at once and every minute, past every cache', async () => {
  vi.useFakeTimers()
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    asked.push(init)
    return Promise.resolve(Response.json([]))
  })
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  // What has no window polls nothing.
  environmentManager.setIsServer(() => false)
  const client = new QueryClient()
  const stop = new QueryObserver(client, alertsQuery()).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(59_900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
  stop()
  client.clear()
  expect(asked[0]).toMatchObject({ cache: 'no-store', headers: { 'Cache-Control': 'no-store' } })
})

test('a date is chosen of a hundred years downward, twelve months and thirty-one days', () => {
  const years = yearChoices(2026)
  expect(years).toHaveLength(100)
  expect([years[0], years[99]]).toEqual([
    { value: '2026', label: '2026年' },
    { value: '1927', label: '1927年' },
  ])
  expect(yearChoices(2026, { count: 2, offset: 20 }).map(({ value }) => value)).toEqual(['2006', '2005'])
  expect([MONTH_CHOICES.length, MONTH_CHOICES[11]?.label]).toEqual([12, '12月'])
  expect([DAY_CHOICES.length, DAY_CHOICES[30]?.label]).toEqual([31, '31日'])
})

test('numbers have separators of thousands', () => expect(numberText(1234567)).toBe('1,234,567'))

test('versions and event types', () => {
  expect([APP_VERSION, ANALYTICS_VERSION]).toEqual(['1.7.0', 'v1'])
  expect([...ANALYTICS_EVENT_TYPES].filter((type) => !/^(page_view|graphql_request)$/.test(type))).toEqual([
    'debug',
    'click',
    'show',
    'unfocus',
    'scroll',
  ])
})

test('breakpoints, sizes of the layout and of the letters, and what lies over all', () => {
  expect(Object.values(breakpoints)).toEqual([320, 384, 450, 768, 1200])
  expect(Object.values(media)).toEqual(Object.values(breakpoints).map((width) => `(min-width: ${width}px)`))
  expect([size.page, size.prose]).toEqual(['64rem', '48rem'])
  expect(fontSize).toMatchObject({
    xs: '0.6875rem',
    sm: '0.75rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '9xl': '8rem',
  })
  expect(z.banner).toBe(9999)
  expect(Math.max(...Object.values(z))).toBe(z.banner)
})

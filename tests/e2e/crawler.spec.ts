import { expect } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { headOf } from './served-head.ts'
import { test } from './signed-in.ts'

// What a search engine, and a chat that shows a preview, read of a page: its HTML as sent, without a browser.

test('a listing has a title, a description, an address and a card of its own', async ({
  request,
  baseURL,
}) => {
  const { address } = await ownListing('選考なし')
  const { title, meta, canonical } = await headOf(request, `${address}?utm_source=news`)
  expect(title).toMatch(/^\d+\/\d+\(.\) \d+:\d\d〜.+ [\d,]+円 \| DPワーク$/)
  expect(canonical).toBe(`${baseURL}${address}`)
  expect(meta).toMatchObject({
    'og:title': title,
    'twitter:card': 'summary_large_image',
  })
  expect(meta['description']).toContain('の医師のスポット求人です。')
  expect(meta['og:description']).toBe(meta['description'])
  const card = await request.get(meta['og:image'] ?? '')
  expect(card.status()).toBe(200)
  expect(card.headers()['content-type']).toBe('image/png')
})

for (const path of [
  '/',
  '/search/spot',
  '/search/regular',
  '/search/spot/result',
  '/search/regular/result',
  '/search/spot/high-value',
  '/help',
  '/help/cancel',
  '/about',
  '/contact',
]) {
  test(`${path} is listed, by an address without the params of a visit`, async ({ request, baseURL }) => {
    const { canonical, meta } = await headOf(request, `${path}?utm_source=news&gclid=1`)
    expect(canonical).toBe(`${baseURL}${path}`)
    expect(meta['robots']).toBeUndefined()
    expect(meta['description']?.length).toBeGreaterThan(15)
  })
}

for (const path of [
  '/search/spot/result?prefectures=TOKYO',
  '/search/regular/result?weekdays=MONDAY',
  '/search/spot/result?sort=FEE_DESC',
  '/search/spot?prefectures=TOKYO',
  '/help?q=x',
  '/login',
  '/hospital/login',
  '/staff/login',
  '/spot/999999999',
  '/no-such-page',
]) {
  test(`${path} is kept out of search engines`, async ({ request }) => {
    const { canonical, meta } = await headOf(request, path)
    expect(meta['robots']).toBe('noindex')
    expect(canonical).toBeUndefined()
  })
}

test('robots.txt keeps crawlers out of what is not public', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const closed = (await robots.text()).split('\n').flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix))
  for (const path of [
    '/work',
    '/profile',
    '/hospital',
    '/staff',
    '/account/data',
    '/login',
    '/application/spot',
  ])
    expect([path, isClosed(path)]).toEqual([path, true])
  for (const path of [
    '/',
    '/spot/1',
    '/regular/1',
    '/search/spot/result',
    '/help',
    '/assets/x.css',
    '/card.png',
  ])
    expect([path, isClosed(path)]).toEqual([path, false])
})

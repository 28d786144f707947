import { expect, type Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { analyticsEvent, usageEvent } from '#app/backend/database/schema/event.ts'
import { ownListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, test, testDatabase } from './signed-in.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const eventSchema = v.strictObject({
  version: v.literal('v1'),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  user_agent: v.strictObject({
    isBot: v.literal(false),
    ua: v.literal(CHROME),
    browser: v.looseObject({ name: v.literal('Chrome') }),
    device: v.looseObject({}),
    engine: v.looseObject({ name: v.literal('Blink') }),
    os: v.looseObject({ name: v.literal('Linux') }),
  }),
  session_id: v.pipe(v.string(), v.uuid()),
  git_commit_sha: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/)),
  event_group: v.literal('web_app'),
  event_type: v.string(),
  target_key: v.string(),
  target_value: v.string(),
})
type Sent = v.InferOutput<typeof eventSchema>

/** Every event that the page sends from now on. */
function watchCollect(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/collect') return
    sent.push(...v.parse(v.array(eventSchema), request.postDataJSON()))
  })
  return sent
}

const of = (events: { eventType: string; targetKey: string; targetValue: string }[], type: string) =>
  events
    .filter(({ eventType }) => eventType === type)
    .map(({ targetKey, targetValue }) => `${targetKey} ${targetValue}`)

test.describe('in a browser', () => {
  test.use({ account: OWN_DOCTOR, userAgent: CHROME })

  test('what a doctor looks at and presses, from search to application, arrives when the page is left', async ({
    page,
    baseURL,
  }) => {
    const { id, address, search } = await ownListing('選考なし')
    const sent = watchCollect(page)
    await page.goto(`/search/spot/result?${search}`)
    const card = page.locator(`a[href="${address}"]`)
    await alive(card)
    await page.waitForFunction(() => localStorage.getItem('dp:user-agent') !== null)
    await card.click()
    await expect(page).toHaveURL(address)
    const apply = page.locator(`[data-log=apply][href*="${id}"]`)
    await expect(apply).toBeVisible()
    await alive(apply)
    await apply.click()
    const confirm = page.getByRole('button', { name: '応募して確定する' })
    await expect(confirm).toBeVisible()
    await alive(confirm)
    await confirm.click()
    await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
    const session = await page.evaluate(() => sessionStorage.getItem('dp:session_id'))
    // The exact records: what a page sends while it is left is not shown to tests.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await page.goto('about:blank')

    const stored = () =>
      testDatabase()
        .select()
        .from(analyticsEvent)
        .where(eq(analyticsEvent.sessionId, session ?? ''))
        .orderBy(asc(analyticsEvent.occurredAt))
    await expect.poll(async () => of(await stored(), 'unfocus')).toHaveLength(1)
    const events = await stored()
    expect(of(events, 'page_view').slice(0, 3)).toEqual([
      `page_url ${baseURL}/search/spot/result?${search}`,
      `page_url ${baseURL}${address}`,
      `page_url ${baseURL}/application/spot?ids=${id}`,
    ])
    expect(of(events, 'show')).toEqual(['screen listing_detail'])
    expect(of(events, 'click')).toEqual([
      `listing_card ${address}`,
      `apply /application/spot?ids=${id}`,
      `apply spot:${id}`,
    ])
    const requests = of(events, 'graphql_request')
    // Of the served page and of the listing opened by script, each once.
    for (const operation of ['SpotWorks', 'SpotWorkDetail']) {
      expect(requests.filter((one) => one === `operation_name ${operation}`)).toHaveLength(1)
    }
    expect(of(events, 'debug').join()).toMatch(/web_vital_LCP .*web_vital_|web_vital_TTFB/)
    // The bearer of the page says whose they are.
    expect(events.some(({ accountId, eventType }) => accountId !== null && eventType === 'unfocus')).toBe(
      true,
    )
    // Call 7: the same presses are the doctor's activities.
    const activities = await testDatabase()
      .select()
      .from(usageEvent)
      .where(eq(usageEvent.coordinateName, 'apply'))
    expect(
      activities.filter(({ additionalProps }) => additionalProps['value'] === `spot:${id}`),
    ).toMatchObject([{ actionType: 'click', platform: 'PC_WEB', appVersion: '1.7.0' }])
    expect(new Set(sent.map(({ session_id }) => session_id))).toEqual(new Set([session]))
  })
})

test.describe('of a bot', () => {
  test.use({ userAgent: `${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)` })

  test('no event is sent', async ({ page }) => {
    const sent = watchCollect(page)
    const { address } = await ownListing('選考なし')
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(sent).toEqual([])
  })
})

import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { clickEvent, usageEvent } from '#app/backend/database/schema/event.ts'
import { CreateIdToken } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { ownListing } from './own-listings.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { foot, sessionOf, test, testDatabase } from './signed-in.ts'

const TRACKING = 'src/features/listing/visit/tracking.functions.ts'
const RECORD = serverFunctionPath(TRACKING, 'recordListingClickFn')
const TOKEN = serverFunctionPath('src/features/session/token.functions.ts', 'createIdTokenFn')
const CHECK = serverFunctionPath('src/features/session/token.functions.ts', 'checkSessionFn')
const WEBVIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 dp-work-app/2.0.0'

const placeholder = (page: Page) => page.getByText('求人を読み込んでいます')

/** The clicks on a listing as they are kept: whose, and what they say of it. */
const clicksOn = (address: string) =>
  testDatabase()
    .select({
      loginId: account.loginId,
      isAnonymous: sql<string>`${clickEvent.additionalProps} ->> 'isAnonymous'`,
    })
    .from(clickEvent)
    .leftJoin(account, eq(account.id, clickEvent.accountId))
    .where(sql`${clickEvent.additionalProps} ->> 'pathname' = ${address}`)

/** Whose activities tell of the listing's page. */
const activitiesOn = (address: string) =>
  testDatabase()
    .select({ loginId: account.loginId })
    .from(usageEvent)
    .innerJoin(doctor, eq(doctor.id, usageEvent.doctorId))
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(
      and(
        sql`${usageEvent.additionalProps} ->> 'pathname' = ${address}`,
        eq(usageEvent.coordinateName, 'mail'),
      ),
    )

/** A token as the native app has it. */
async function tokenOf(loginId: string, request: APIRequestContext, origin: string): Promise<string> {
  const { cookies } = await sessionOf(loginId)
  const answer = await request.post(`${origin}/account/graphql`, {
    headers: { Origin: origin, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    data: { extensions: { persistedQuery: { version: 1, sha256Hash: documentId(CreateIdToken) } } },
  })
  return (await answer.json()).data.createIdToken.idToken
}

/** A native app that has a token, and whose bridge is ready after the script of the page. */
const nativeApp = (page: Page, idToken: string) =>
  page.addInitScript((token) => {
    const begin = () => {
      Reflect.set(window, 'flutter_inappwebview', {
        callHandler: async (name: string) =>
          name === 'getIdToken' ? { idToken: token, expiresIn: 600 } : true,
      })
      dispatchEvent(new Event('flutterInAppWebViewPlatformReady'))
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main[data-hydrated="yes"]')) return
      observer.disconnect()
      // Effects that begin with the page have run by the second frame.
      requestAnimationFrame(() => requestAnimationFrame(begin))
    })
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] })
  }, idToken)

test('a link from a mail is recorded and cleaned, and back does not lead into it', async ({ page }) => {
  const { address } = await ownListing('選考なし')
  const recorded = page.waitForRequest((request) => request.url().includes(RECORD))
  await page.goto(`${address}?tCrd=m&tSrc=r`)
  expect((await recorded).postData()).toContain('tCrd=m')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('〜')
  expect(await clicksOn(address)).toEqual([{ loginId: null, isAnonymous: 'true' }])
})

test('a record that fails does not keep the doctor waiting', async ({ page }) => {
  const { address } = await ownListing('選考なし')
  await page.route(`**${RECORD}*`, (route) => route.abort())
  await page.goto(`${address}?tCrd=l`)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(foot(page).getByRole('link', { name: '会員登録して応募' })).toBeVisible()
})

test.describe('in the native app', () => {
  test.use({ userAgent: WEBVIEW })

  test('the click of a visitor of the page waits for the token that the app pushes', async ({
    page,
    request,
    baseURL,
  }) => {
    const { address } = await ownListing('選考なし')
    await nativeApp(page, await tokenOf('verified@demo.example', request, baseURL ?? ''))
    await page.goto(`${address}?tCrd=m&tSrc=r`)
    await expect(placeholder(page)).toBeAttached()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(await clicksOn(address)).toEqual([{ loginId: 'verified@demo.example', isAnonymous: 'false' }])
    expect(await activitiesOn(address)).toEqual([{ loginId: 'verified@demo.example' }])
  })

  test.describe('beside the cookie of another account', () => {
    test.use({ account: 'trusted@demo.example' })

    test('the click and its activity are of the person whose token the app pushes', async ({
      page,
      request,
      baseURL,
    }) => {
      const { address } = await ownListing('選考なし')
      await nativeApp(page, await tokenOf('verified@demo.example', request, baseURL ?? ''))
      await page.goto(`${address}?tCrd=m&tSrc=r`)
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      expect(await clicksOn(address)).toEqual([{ loginId: 'verified@demo.example', isAnonymous: 'false' }])
      expect(await activitiesOn(address)).toEqual([{ loginId: 'verified@demo.example' }])
    })
  })
})

test.describe('a doctor', () => {
  test.use({ account: 'trusted@demo.example' })

  test('sees the placeholder until the token is there, and only then is recorded', async ({ page }) => {
    const { address } = await ownListing('選考なし')
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes(TOKEN)) asked.push('token')
      if (one.url().includes(RECORD)) asked.push(`click ${one.headers()['authorization']?.slice(0, 9)}`)
    })
    await page.route(`**${TOKEN}*`, async (route) => {
      await expect(page.locator('main')).toHaveAttribute('data-hydrated', 'yes')
      await expect(placeholder(page)).toBeAttached()
      await route.continue()
    })
    await page.goto(`${address}?tCrd=m`)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(asked).toEqual(['token', 'click Bearer ey'])
    expect(await clicksOn(address)).toEqual([{ loginId: 'trusted@demo.example', isAnonymous: 'false' }])
  })

  test('who leaves before the token is there is recorded as nobody', async ({ page }) => {
    const { address } = await ownListing('選考なし')
    await page.route(`**${CHECK}*`, () => undefined)
    await page.goto(`${address}?tCrd=m`)
    await expect(page.locator('main')).toHaveAttribute('data-hydrated', 'yes')
    await page.goto('/contact')
    await expect.poll(() => clicksOn(address)).toEqual([{ loginId: null, isAnonymous: 'true' }])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, account: 'trusted@demo.example' })

  test('a link from a mail leads to the listing by a press that records the click', async ({ page }) => {
    const { address } = await ownListing('選考なし')
    await page.goto(`${address}?tCrd=m`)
    await page.getByRole('button', { name: '求人を表示する' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(await clicksOn(address)).toEqual([{ loginId: 'trusted@demo.example', isAnonymous: 'false' }])
  })
})

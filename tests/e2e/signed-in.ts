import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { DEMO_PASSWORD as PASSWORD } from '#app/backend/database/seed/demo-people.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const states = new Map<string, Promise<State>>()

async function logIn(browser: Browser, baseURL: string | undefined, account: string): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login?returnTo=/work/matched')
  await page.getByLabel('ユーザーID').fill(account)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/work\/matched$/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Tests of one of the demo accounts. It logs in once per worker: the log-in counts its attempts by address. */
export const test = base.extend<{ account: string | null }>({
  account: [null, { option: true }],
  storageState: async ({ account, browser, baseURL }, use) => {
    if (account === null) {
      await use(undefined)
      return
    }
    const known = states.get(account) ?? logIn(browser, baseURL, account)
    states.set(account, known)
    await use(await known)
  },
})

/** A day so many days from now in Tokyo; each test has its own, so that no two meet. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)

/** Opens the first listing of a search, and says which it is. */
export async function openListing(
  page: Page,
  search: string,
  badge: '選考なし' | '選考あり',
  nth = 0,
): Promise<string> {
  await page.goto(`/search/spot/result?${search}`)
  const card = page.getByRole('article').filter({ hasText: badge }).nth(nth)
  const address = await card.getByRole('link').first().getAttribute('href')
  await page.goto(address ?? '')
  await expect(page).toHaveURL(/\/spot\/\d+$/)
  return address?.split('/').at(-1) ?? ''
}

/** Waits for the script behind a control: before it comes, forms and links work by themselves, which is another test. */
export async function alive(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

/** The one action of a listing. */
export const foot = (page: Page) => page.getByRole('region', { name: '応募', exact: true })

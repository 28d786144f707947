import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { insertPersonLike } from './own-people.ts'
import { alive, test, testDatabase } from './signed-in.ts'

/** The list of our staff, with a doctor of the test's own in front. */
async function openStaff(page: Page): Promise<{ name: string; link: Locator }> {
  const { name } = await insertPersonLike(testDatabase(), 'verified@demo.example')
  await page.goto('/staff')
  return { name, link: page.getByRole('link', { name }) }
}

/** The same with its script. */
async function openList(page: Page) {
  const opened = await openStaff(page)
  await expect(page.getByText('担当: 運営 花子')).toBeVisible()
  await alive(opened.link)
  return opened
}

test.use({ account: 'staff@demo.example' })

/** Counts the reads about one doctor, each by itself, and lets `meddle` answer them. */
async function watchReads(
  page: Page,
  id: string,
  meddle: (route: Route, tries: number) => Promise<void>,
): Promise<Map<string, number>> {
  const tries = new Map<string, number>()
  await page.route('**/_serverFn/**', (route, request) => {
    if (request.method() !== 'GET' || !request.url().includes(id)) return route.continue()
    const { pathname } = new URL(request.url())
    const count = (tries.get(pathname) ?? 0) + 1
    tries.set(pathname, count)
    return meddle(route, count)
  })
  return tries
}

const doctorOf = async (link: Locator, page: Page) =>
  new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('doctor') ?? ''

test('a read that is refused is asked for once, and the page says why', async ({ page }) => {
  // No answer grows old while the others are on their way: a page that opens asks once more for what is old.
  await page.clock.install()
  await page.clock.setFixedTime(new Date())
  const { link } = await openList(page)
  const id = await doctorOf(link, page)
  const tries = await watchReads(page, id, (route) =>
    route.continue({ url: route.request().url().replaceAll(id, 'no-doctor') }),
  )
  await link.click()
  await expect(page.getByText('送信された内容の形式が正しくありません。')).toBeVisible()
  // Past every pause before another try; what was asked by then has left before this answer.
  await page.clock.fastForward(30_000)
  await page.evaluate(async () => void (await fetch('/livez')))
  expect(new Set(tries.values())).toEqual(new Set([1]))
})

test('a read the line has lost is asked for again', async ({ page }) => {
  // No answer grows old while the others are on their way: a page that opens asks once more for what is old.
  await page.clock.setFixedTime(new Date())
  const { name, link } = await openList(page)
  const tries = await watchReads(page, await doctorOf(link, page), (route, count) =>
    count < 3 ? route.abort() : route.continue(),
  )
  await link.click()
  await expect(page.getByRole('region', { name: `${name}先生の登録内容` })).toBeVisible({ timeout: 15_000 })
  expect(new Set(tries.values())).toEqual(new Set([3]))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the server’s sentence of a refusal stands beside what was typed', async ({ page }) => {
    const { link } = await openStaff(page)
    await link.click()
    const reason = 'あ'.repeat(501)
    await page.getByRole('radio', { name: /差し戻す/ }).check()
    await page.getByRole('textbox', { name: '理由' }).fill(reason)
    await page.getByRole('button', { name: 'この内容で記録する' }).click()
    await expect(page.getByRole('alert')).toHaveText('500桁以下の文字数を入力してください')
    await expect(page.getByRole('textbox', { name: '理由' })).toHaveValue(reason)
  })
})

test('the server’s sentence of a refusal is shown', async ({ page }) => {
  const { link } = await openStaff(page)
  await link.click()
  const send = page.getByRole('button', { name: 'この内容で記録する' })
  await alive(send)
  await page.route('**/_serverFn/**', (route, request) => {
    if (request.method() !== 'POST') return route.continue()
    return route.continue({ postData: request.postData()?.replace('UNREADABLE', 'UNREADABLE'.repeat(51)) })
  })
  await page.getByRole('radio', { name: /差し戻す/ }).check()
  await page.getByRole('textbox', { name: '理由' }).fill('UNREADABLE')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('500桁以下の文字数を入力してください')
})

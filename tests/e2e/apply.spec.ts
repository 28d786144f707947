import { expect, type Page } from '@playwright/test'
import { ownListing, type OwnListing } from './own-listings.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { OWN_DOCTOR, alive, foot, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const APPLY = serverFunctionPath('src/features/application/doctor/application.functions.ts', 'applyToSpotFn')

const confirm = (page: Page) => page.getByRole('button', { name: '応募して確定する' })
const isDone = (page: Page) => expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()

async function toConfirmation(page: Page, { id, address }: OwnListing): Promise<string> {
  await page.goto(address)
  await foot(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/application/spot\\?ids=${id}$`))
  await expect(page.getByRole('heading', { name: '労働条件' })).toBeVisible()
  return id
}

/** How many of the doctor's works lead to a listing. */
async function worksOf(page: Page, id: string): Promise<number> {
  await page.goto('/work/matched')
  const links = await page
    .getByRole('link', { name: '求人の詳細を見る' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return links.filter((href) => href === `/spot/${id}`).length
}

test('no selection: the contract is formed at once, and the listing says so', async ({ page }) => {
  const id = await toConfirmation(page, await ownListing('選考なし'))
  await expect(
    page.locator('form', { has: confirm(page) }).getByText(/^応募と同時に勤務が確定し、/),
  ).toBeVisible()
  await alive(confirm(page))
  await page.getByLabel('病院へのメッセージ').fill('よろしくお願いいたします。')
  await confirm(page).click()
  await isDone(page)
  await page.getByRole('link', { name: '成立した勤務を見る' }).click()
  await expect(page).toHaveURL(/\/work\/matched$/)
  await page.goto(`/spot/${id}`)
  await expect(foot(page).getByRole('link', { name: '成立した勤務を見る' })).toBeVisible()
})

test('selection: the hospital answers', async ({ page }) => {
  const id = await toConfirmation(page, await ownListing('選考あり'))
  const button = page.getByRole('button', { name: 'この内容で応募する' })
  await alive(button)
  await button.click()
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()
  await expect(page.getByRole('status').getByText(/病院の回答の期限は/)).toBeVisible()
  await page.goto(`/application/spot?ids=${id}`)
  await expect(page.getByRole('heading', { name: '応募しています' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'この内容で応募する' })).toHaveCount(0)
})

test('a double tap is one application', async ({ page }) => {
  const id = await toConfirmation(page, await ownListing('選考なし'))
  await alive(confirm(page))
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === APPLY) sent.push(request.method())
  })
  // Both clicks come before React renders again.
  await confirm(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await isDone(page)
  expect(sent).toEqual(['POST'])
  expect(await worksOf(page, id)).toBe(1)
})

test('a lost answer to an application is found by trying again', async ({ page }) => {
  const id = await toConfirmation(page, await ownListing('選考なし'))
  const message = page.getByLabel('病院へのメッセージ')
  await alive(message)
  await message.fill('10分前に着きます。')
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await confirm(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    '通信できませんでした。入力した内容はそのままです。もう一度押しても二重に応募されることはありません。',
  )
  await expect(message).toHaveValue('10分前に着きます。')
  await page.unroute('**/_serverFn/**')
  await confirm(page).click()
  await isDone(page)
  expect(await worksOf(page, id)).toBe(1)
})

test('a message that is too long stays in its field, with the error', async ({ page }) => {
  await toConfirmation(page, await ownListing('選考なし'))
  const message = page.getByLabel('病院へのメッセージ')
  await alive(message)
  await message.fill('あ'.repeat(501))
  await confirm(page).click()
  await expect(page.getByText('500桁以下の文字数を入力してください')).toBeVisible()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('あ'.repeat(501))
})

test('another work at the same time is refused, with a way on', async ({ page }) => {
  const first = await ownListing('選考なし')
  await toConfirmation(page, first)
  await confirm(page).click()
  await isDone(page)

  const { id, address } = await ownListing('選考なし', first)
  await page.goto(address)
  await expect(foot(page).getByText('同じ時間に確定した勤務があります。')).toBeVisible()
  await expect(foot(page).getByRole('button', { name: '応募できません' })).toBeDisabled()
  await page.goto(`/application/spot?ids=${id}`)
  await expect(page.getByText('同じ時間に確定した勤務があります。')).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '同じ日のほかの求人を見る' })).toBeVisible()
})

test('filled by another doctor: the same day and the same hospital are offered', async ({ page }) => {
  const { id, day } = await ownListing('選考なし')
  await page.goto(`/application/spot?ids=${id}&spot=${id}&outcome=FILLED`)
  await expect(page.getByText('ほかの先生で募集が埋まりました。')).toBeVisible()
  await page.getByRole('link', { name: '同じ日のほかの求人を見る' }).click()
  await expect(page).toHaveURL(new RegExp(`dates=${day}`))
})

test('an address cannot claim that something was applied for', async ({ page }) => {
  const { id } = await ownListing('選考なし')
  await page.goto(`/application/spot?ids=${id}&spot=${id}&outcome=MATCHED`)
  await expect(confirm(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no selection', async ({ page }) => {
    const id = await toConfirmation(page, await ownListing('選考なし'))
    await page.getByLabel('病院へのメッセージ').fill('よろしくお願いいたします。\n10分前に着きます。')
    await confirm(page).click()
    await expect(page).toHaveURL(new RegExp(`ids=${id}&spot=${id}&outcome=MATCHED`))
    await isDone(page)
    expect(await worksOf(page, id)).toBe(1)
  })

  test('a message that is too long', async ({ page }) => {
    await toConfirmation(page, await ownListing('選考なし'))
    await page.getByLabel('病院へのメッセージ').fill('あ'.repeat(501))
    await confirm(page).click()
    await expect(page.getByText('500桁以下の文字数を入力してください')).toBeVisible()
    await expect(page.getByLabel('病院へのメッセージ')).toHaveValue('あ'.repeat(501))
    await expect(confirm(page)).toBeVisible()
  })
})

test.describe('who may not apply', () => {
  test.use({ account: 'initial@demo.example' })

  test('is told what comes first', async ({ page }) => {
    const { id } = await ownListing('選考なし')
    await page.goto(`/application/spot?ids=${id}`)
    await expect(page.getByRole('heading', { name: '医師免許を提出して応募' })).toBeVisible()
    await expect(page.getByText('応募できませんでした')).toHaveCount(0)
    const step = page.getByRole('link', { name: '医師免許を提出して応募' })
    await expect(step).toHaveAttribute('href', /^\/sign-up\?step=documents/)
    await expect(page.getByRole('status').getByText(/医師免許証の写真の提出/)).toBeVisible()
    await expect(confirm(page)).toHaveCount(0)
  })
})

test.describe('a visitor', () => {
  test.use({ account: null })

  test('logs in first and comes back', async ({ page }) => {
    const { id } = await ownListing('選考なし')
    await page.goto(`/application/spot?ids=${id}`)
    await expect(page).toHaveURL(/\/login\?/)
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(`/application/spot?ids=${id}`)
  })
})

test('a list that is looked at again says what was taken meanwhile', async ({ page, context }) => {
  const list = await context.newPage()
  await list.clock.install()
  const listing = await ownListing('選考なし')
  await ownListing('選考なし', listing)
  await list.goto(`/search/spot/result?${listing.search}`)
  await alive(list.getByRole('combobox', { name: '並び順' }))
  await toConfirmation(page, listing)
  await alive(confirm(page))
  await confirm(page).click()
  await isDone(page)
  // A list older than a minute is asked for again when its tab is.
  await expect(async () => {
    await list.clock.fastForward('02:00')
    await list.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(list.getByText('先ほどの一覧から、募集が終了した求人を除きました')).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
})

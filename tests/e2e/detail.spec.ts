import { expect } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { sheetsOnPaper } from './paper.ts'
import { linkOf, rowOf } from './rows.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, foot, test } from './signed-in.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor reads a listing and is led to register, or to log in', async ({ page }) => {
      const { address } = await ownListing('選考なし')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('〜')
      await expect(page).toHaveTitle(/^\d+\/\d+\(.\) \d+:\d\d〜.+ [\d,]+円 \| DPワーク$/)
      const description = page.locator('meta[name="description"]')
      await expect(description).toHaveCount(1)
      await expect(description).toHaveAttribute('content', /の医師のスポット求人です。.*選考なし/)
      for (const name of ['業務と忙しさ', 'アクセス', '条件', '応募の状況'])
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expect(page.getByText(/^掲載番号 S-\d{7,}/)).toBeVisible()
      // On paper: the listing and its address, without what is for pressing.
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(`http://localhost:${new URL(page.url()).port}${address}`)).toBeVisible()
      for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), foot(page)])
        await expect(hidden).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      if (javaScriptEnabled) await sheetsOnPaper(page)
      const member = foot(page).getByRole('link', { name: '会員の方はログイン' })
      await expect(member).toHaveAttribute('href', /^\/login\?returnTo=%2Fapplication%2Fspot/)
      await foot(page).getByRole('link', { name: '会員登録して応募' }).click()
      await expect(page).toHaveURL(/\/sign-up/)
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe(address)
    })

    test('a listing that is not there leads to the search', async ({ page }) => {
      const answer = await page.goto('/spot/999999999')
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('求人が見つかりません | DPワーク')
      await expect(page.getByText('この求人は掲載が終了したか、URLが正しくありません。')).toBeVisible()
      await page.getByRole('link', { name: '求人をさがす' }).click()
      await expect(page).toHaveURL(/\/search\/spot$/)
    })
  })
}

const ROLES: [account: string, free: string, selection: string][] = [
  ['trusted@demo.example', '応募して確定する', '応募内容を確認'],
  ['verified@demo.example', '審査が終わると応募できます', '応募内容を確認'],
  ['initial@demo.example', '医師免許を提出して応募', '医師免許を提出して応募'],
  ['review@demo.example', '審査が終わると応募できます', '審査が終わると応募できます'],
  ['banned@demo.example', '応募できません', '応募できません'],
  ['new@demo.example', '登録を完了して応募', '登録を完了して応募'],
]

for (const [account, free, selection] of ROLES) {
  test.describe(account, () => {
    test.use({ account })

    test('sees what applying takes', async ({ page }) => {
      const action = (name: string) => foot(page).locator('a, button').getByText(name, { exact: true })
      await page.goto((await ownListing('選考なし')).address)
      await expect(action(free)).toBeVisible()
      await page.goto((await ownListing('選考あり')).address)
      await expect(action(selection)).toBeVisible()
    })
  })
}

test('what is shared is the plain address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Headless Chromium has no sheet to share with.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const { address } = await ownListing('選考なし')
  await page.goto(`${address}?tSrc=s`)
  const share = page.getByRole('button', { name: '共有' })
  await alive(share)
  await share.click()
  await expect(page.getByText('リンクをコピーしました', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address}$`))
})

test('back leads to the results, and to the search when there is no page before', async ({ page }) => {
  const recorded = () => page.evaluate(() => sessionStorage.getItem('dp:current-path'))
  const { address, search } = await ownListing('選考なし')
  await page.goto(`/search/spot/result?${search}`)
  await expect.poll(recorded).toContain('/search/spot/result')
  await linkOf(rowOf(page, address)).click()
  await expect(page).toHaveURL(address)
  await expect.poll(recorded).toContain('/spot/')
  await page.getByRole('link', { name: '戻る' }).click()
  await expect(page).toHaveURL(/\/search\/spot\/result/)

  const fresh = await page.context().newPage()
  await fresh.goto(address)
  await alive(fresh.getByRole('link', { name: '戻る' }))
  await fresh.getByRole('link', { name: '戻る' }).click()
  await expect(fresh).toHaveURL(/\/search\/spot$/)
})

test('a listing is loaded while the pointer rests on its card, and not again by the click', async ({
  page,
}) => {
  const get = serverFunctionPath('src/features/listing/spot/spot.functions.ts', 'getSpotWorkFn')
  const isGet = (url: string) => new URL(url).pathname === get
  let asked = 0
  page.on('request', (request) => isGet(request.url()) && asked++)
  const { address, search } = await ownListing('選考なし')
  await page.goto(`/search/spot/result?${search}`)
  const card = linkOf(rowOf(page, address))
  await alive(card)
  const loaded = page.waitForResponse((response) => isGet(response.url()))
  await card.hover()
  await loaded
  await card.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 2, name: '応募の状況', exact: true })).toBeVisible()
  expect(asked).toBe(1)
})

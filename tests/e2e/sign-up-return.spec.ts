import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { lonePersonAtLine } from './own-people.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, foot, test, testDatabase } from './signed-in.ts'

const PASSWORD = 'umi-to-yama-1946'
const BACK = '/search/spot?prefectures=TOKYO'
const ENCODED = new URLSearchParams({ returnTo: BACK }).toString()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: '保存して次へ' })

async function openAccount(page: Page) {
  await page.locator('input[name=loginId]').fill(`return-${randomUUID().slice(0, 13)}@example.com`)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByLabel('利用規約と個人情報の取り扱いに同意します').check()
  await page.getByRole('button', { name: 'アカウントを作成して次へ' }).click()
}

async function choose(page: Page, label: string, [year, month, day]: [string, string, string]) {
  await page.getByLabel(`${label}の年`).selectOption(year)
  await page.getByLabel(`${label}の月`).selectOption(month)
  await page.getByLabel(`${label}の日`).selectOption(day)
}

async function answerEverything(page: Page) {
  for (const [label, typed] of [
    ['姓', '山田'],
    ['名', '花子'],
    ['セイ', 'ヤマダ'],
    ['メイ', 'ハナコ'],
    ['電話番号', '09012345678'],
    ['郵便番号', '100-0001'],
    ['市区町村', '千代田区'],
    ['町名・番地', '千代田1-1'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(typed)
  await page.getByLabel('女性').check()
  await choose(page, '生年月日', ['1988', '2', '29'])
  await page.getByLabel(/^都道府県/).selectOption('TOKYO')
  await next(page).click()
  await page.getByLabel(/^修了しています/).check()
  await page.getByRole('textbox', { name: /^医籍登録番号/ }).fill('123456')
  await choose(page, '医籍登録年月日', ['2013', '4', '20'])
  await page.getByRole('textbox', { name: /^卒業大学/ }).fill('架空医科大学')
  await page.getByLabel(/^卒業年/).selectOption('2013')
  const departments = page.getByRole('group', { name: /^主な診療科/ })
  await departments.getByText('内科系', { exact: true }).click()
  await departments.getByRole('checkbox', { name: '一般内科' }).check()
  await next(page).click()
  await page.getByLabel('ありません').check()
  await next(page).click()
  await page.getByRole('link', { name: 'あとで提出して次へ' }).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('who comes from a page goes on to it when all is given', async ({ page }) => {
    await page.goto(`/login?${ENCODED}`)
    await page.getByRole('main').getByRole('link', { name: '無料で会員登録' }).click()
    await openAccount(page)
    // A step that has to be mended keeps the way, and so do the links between the steps.
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('赤字の項目をご確認ください')
    await page
      .getByRole('navigation', { name: '登録の手順' })
      .getByRole('link', { name: /医師情報/ })
      .click()
    await page
      .getByRole('navigation', { name: '登録の手順' })
      .getByRole('link', { name: /基本情報/ })
      .click()
    await answerEverything(page)
    await page.getByRole('button', { name: 'この内容で登録する' }).click()
    await expect(heading(page, '登録を受け付けました')).toBeVisible()
    await page.getByRole('link', { name: '先ほどのページへ進む' }).click()
    await expect(page).toHaveURL(BACK)
  })

  test('who was overtaken by another device sees what was saved there, and that it is not their own', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-up')
    await openAccount(page)
    await expect(heading(page, '基本情報')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/sign-up?step=basics')
    await other.getByRole('textbox', { name: /^名/ }).fill('次郎')
    await other.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('textbox', { name: /^名/ }).fill('三郎')
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('いま送った内容は保存していません。')
    await expect(page.getByRole('alert')).toContainText('ほかの端末で先に保存されたものです。')
    await expect(page.getByRole('textbox', { name: /^名/ })).toHaveValue('次郎')
    await page.getByRole('textbox', { name: /^名/ }).fill('三郎')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByRole('textbox', { name: /^名/ })).toHaveValue('三郎')
  })

  for (const path of ['//evil.example/', 'https://evil.example/', '/sign-up?step=done', '/']) {
    test(`${path} is no page to go on to`, async ({ page }) => {
      await page.goto(`/sign-up?${new URLSearchParams({ returnTo: path })}`)
      await expect(heading(page, 'アカウント')).toBeVisible()
      await expect(page.locator('input[name=returnTo][value*="evil"], a[href*="evil"]')).toHaveCount(0)
      await expect(
        page.getByRole('navigation', { name: '会員登録とログイン' }).getByRole('link', { name: 'ログイン' }),
      ).toHaveAttribute('href', '/login')
    })
  }
})

test('with script the return address stays in the address of every step', async ({ page }) => {
  await page.goto(`/sign-up?${ENCODED}`)
  await alive(page.getByRole('button', { name: 'アカウントを作成して次へ' }))
  await openAccount(page)
  await expect(heading(page, '基本情報')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`step=basics&returnTo=`))
  await alive(next(page))
  await answerEverything(page)
  const submit = page.getByRole('button', { name: 'この内容で登録する' })
  await alive(submit)
  await submit.click()
  await page.getByRole('link', { name: '先ほどのページへ進む' }).click()
  await expect(page).toHaveURL(BACK)
})

test('a browser that keeps no cookie is told so after its account was opened', async ({ page, context }) => {
  await page.goto(`/sign-up?${ENCODED}`)
  await page.route(
    serverFunctionPath('src/features/registration/registration.functions.ts', 'registerFn'),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const { 'set-cookie': _, ...headers } = response.headers()
      await context.clearCookies()
      await route.fulfill({ response, headers })
    },
  )
  await alive(page.getByRole('button', { name: 'アカウントを作成して次へ' }))
  await openAccount(page)
  await expect(page.getByRole('alert')).toContainText('Cookieが使えないため、ログインできませんでした。')
  await expect(heading(page, 'アカウント')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(BACK)
})

test('who comes first by LINE registers on the way to where they were going', async ({ page }) => {
  const nickname = await lonePersonAtLine(testDatabase(), 'kinkan')
  await page.goto(`/sign-up?${ENCODED}`)
  await page.getByRole('button', { name: 'LINEでログイン' }).click()
  await page.getByRole('button', { name: `${nickname}さんで許可する` }).click()
  await expect(heading(page, 'アカウント')).toBeVisible()
  await expect(page.locator('input[name=returnTo]')).toHaveValue(BACK)
  await alive(next(page))
  await page.locator('input[name=loginId]').fill(`line-${randomUUID().slice(0, 13)}@example.com`)
  await page.getByLabel('利用規約と個人情報の取り扱いに同意します').check()
  await next(page).click()
  await expect(heading(page, '基本情報')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(BACK)
})

for (const [account, label, step] of [
  ['new@demo.example', '登録を完了して応募', null],
  ['initial@demo.example', '医師免許を提出して応募', 'documents'],
] as const) {
  test.describe(`at a listing, ${account}`, () => {
    test.use({ account })

    test(`「${label}」 leads on and keeps the listing`, async ({ page }) => {
      const { address } = await ownListing('選考なし')
      await page.goto(address)
      await foot(page).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(/\/sign-up\?/)
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('returnTo')).toBe(address)
      if (step) expect(searchParams.get('step')).toBe(step)
    })
  })
}

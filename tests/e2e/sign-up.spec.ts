import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { TRUSTED } from '#app/backend/database/demo-people.ts'
import { fillBasics, fillDoctor, fillWorkplace, licencePicture } from './sign-up-forms.ts'
import { lonePersonAtLine } from './own-people.ts'
import { expectShown } from './rows.ts'
import { alive, test, testDatabase } from './signed-in.ts'

const PASSWORD = 'umi-to-yama-1946'
const newAddress = () => `sign-up-${randomUUID().slice(0, 13)}@example.com`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: '保存して次へ' })

async function openAccount(page: Page, loginId: string, scripted = true) {
  await page.goto('/sign-up')
  const submit = page.getByRole('button', { name: 'アカウントを作成して次へ' })
  if (scripted) await alive(submit)
  await page.locator('input[name=loginId]').fill(loginId)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByLabel('利用規約と個人情報の取り扱いに同意します').check()
  await submit.click()
  await expect(heading(page, '基本情報')).toBeVisible()
}

/** Red, green and blue of the picture shown, at shares of its width and height. */
const colourAt = (picture: Locator, x: number, y: number) =>
  picture.evaluate(
    async (image, [left, top]) => {
      if (!(image instanceof HTMLImageElement)) throw new TypeError('not a picture')
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const at = [Math.floor(left * canvas.width), Math.floor(top * canvas.height)] as const
      return [...(context?.getImageData(...at, 1, 1).data ?? [])].slice(0, 3)
    },
    [x, y] as const,
  )

const isBlack = (colour: number[]) => colour.every((part) => part < 24)

test('a postal code of two prefectures offers both places, and one choice replaces the other', async ({
  page,
}) => {
  await openAccount(page, newAddress())
  await alive(next(page))
  await page.getByRole('textbox', { name: /^郵便番号/ }).fill('618-0000')
  await page.getByRole('button', { name: '住所を入力' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2か所の住所があります' })).toBeVisible()
  const [prefecture, city] = [page.getByLabel(/^都道府県/), page.getByRole('textbox', { name: /^市区町村/ })]
  await expect(prefecture).toHaveValue('')
  await expect(city).toHaveValue('')
  const choice = page.getByLabel(/^この郵便番号の住所/)
  await expect(choice.locator('option:not([value=""])')).toHaveText([
    '京都府乙訓郡大山崎町',
    '大阪府三島郡島本町',
  ])
  await choice.selectOption('京都府乙訓郡大山崎町')
  await expect(prefecture).toHaveValue('KYOTO')
  await choice.selectOption('大阪府三島郡島本町')
  await expect(prefecture).toHaveValue('OSAKA')
  await expect(city).toHaveValue('三島郡島本町')
})

test('a doctor registers from the first step to the last', async ({ page }) => {
  test.slow()
  await openAccount(page, newAddress())
  await alive(next(page))
  await fillBasics(page)

  // The postal code fills in what is empty and nothing else.
  await page.getByRole('textbox', { name: /^郵便番号/ }).fill('１００ー０００１')
  await page.getByRole('textbox', { name: /^町名・番地/ }).fill('千代田1-1-1')
  await page.getByRole('button', { name: '住所を入力' }).click()
  await expect(page.getByRole('textbox', { name: /^市区町村/ })).toHaveValue('千代田区')
  await expect(page.getByLabel(/^都道府県/)).toHaveValue('TOKYO')
  await expect(page.getByRole('textbox', { name: /^町名・番地/ })).toHaveValue('千代田1-1-1')
  await next(page).click()

  await expect(heading(page, '医師情報')).toBeVisible()
  await page.getByRole('searchbox', { name: '専門医をしぼり込む' }).fill('総合')
  await page.getByRole('checkbox', { name: '総合内科専門医' }).check()
  await expect(page.getByRole('checkbox', { name: '小児科専門医' })).toBeHidden()
  await fillDoctor(page)
  await next(page).click()

  await expect(heading(page, '勤務先')).toBeVisible()
  await fillWorkplace(page)
  await next(page).click()

  await expect(heading(page, '書類')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page
    .getByLabel('医師免許証の写真を選ぶ')
    .setInputFiles({ name: 'blurred.png', mimeType: 'image/png', buffer: await licencePicture(page, 6) })
  const mask = page.locator('[data-mask]')
  await expect(mask).toBeVisible()
  const unreadable = page.getByRole('alert').filter({ hasText: '画像が不鮮明です' })
  await expect(unreadable).toBeVisible()
  const send = page.getByRole('button', { name: '黒く隠した写真を送る' })
  await page.getByLabel(/^本籍地が黒く隠れていて/).check()
  await send.click()
  await expect(unreadable).toContainText('このまま送るときは、もう一度ボタンを押してください。')
  expect(sent).toEqual([])
  await page
    .getByLabel('医師免許証の別の写真を選ぶ')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: await licencePicture(page, 0) })
  await expect(unreadable).toHaveCount(0)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('本籍地が黒く隠れていることを確かめて')
  // By mouse to the right and down, then by keyboard one step further to the right.
  await mask.scrollIntoViewIfNeeded()
  const box = await mask.boundingBox()
  if (!box) throw new Error('no mask')
  const frame = (await page.locator('canvas:has(+ svg [data-mask])').boundingBox()) ?? box
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + frame.width * 0.2, y + frame.height * 0.3, { steps: 4 })
  await page.mouse.up()
  const slider = page.getByRole('slider', { name: '左からの位置' })
  await expect(slider).toHaveValue('32')
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('33')
  expect(sent).toEqual([])
  await page.getByLabel(/^本籍地が黒く隠れていて/).check()
  await send.click()
  await expect(page.getByText('医師免許証の写真を受け取りました。')).toBeVisible()
  expect(sent.map((url) => new URL(url).pathname)).toEqual(['/documents/licence'])

  const picture = page.getByRole('img', { name: '送信済みの医師免許証' })
  for (const [left, top] of [
    [0.34, 0.55],
    [0.58, 0.59],
    [0.82, 0.63],
  ] as const) {
    expect(isBlack(await colourAt(picture, left, top))).toBe(true)
  }
  for (const [left, top] of [
    [0.2, 0.29],
    [0.3, 0.59],
    [0.58, 0.7],
  ] as const) {
    expect(isBlack(await colourAt(picture, left, top))).toBe(false)
  }

  await page.getByRole('link', { name: '次へ' }).click()
  await expect(heading(page, '希望条件')).toBeVisible()
  await page.getByLabel('ゆったり当直(救急車なし)').check()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(heading(page, '登録を受け付けました')).toBeVisible()
  await expect(page.getByText('登録を受け付けました。通常1営業日以内に確認します。')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: '山田 花子先生' })).toBeVisible()
  // What is done is done: the way back in leads here.
  await page.goto('/sign-up?step=basics')
  await expect(heading(page, '登録を受け付けました')).toBeVisible()
})

test('what is wrong is named in its field, kept, and gone when it is mended', async ({ page }) => {
  await openAccount(page, newAddress())
  await alive(next(page))
  await page.getByRole('textbox', { name: /^姓/ }).fill('山田')
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('赤字の項目をご確認ください')
  const firstName = page.getByRole('textbox', { name: /^名/ })
  await expect(firstName).toHaveAccessibleDescription('この項目は必須です')
  await expect(firstName).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^姓/ })).toHaveValue('山田')
  await page.goto('/sign-up?step=doctor')
  await alive(next(page))
  await page.getByLabel(/^研修中/).check()
  await page.getByRole('textbox', { name: /^医籍登録番号/ }).fill('1234567')
  await next(page).click()
  await expect(
    page.getByText('臨床研修中の先生は診療のアルバイトができないため、ご登録いただけません'),
  ).toBeVisible()
  await expect(page.getByText('医籍登録番号は6桁以内の数字で入力してください')).toBeVisible()
})

test('half a registration goes on in another browser, and neither overwrites the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const loginId = newAddress()
  await openAccount(page, loginId)
  await alive(next(page))
  await page.getByRole('textbox', { name: /^姓/ }).fill('佐々木')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('入力内容を保存しました', { exact: true })).toBeVisible()

  const context = await browser.newContext({ baseURL, locale: 'ja-JP' })
  const other = await context.newPage()
  await other.goto('/login?returnTo=/sign-up')
  await other.getByLabel('ユーザーID').fill(loginId)
  await other.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'ログインする' }).click()
  await expect(heading(other, '基本情報')).toBeVisible()
  await expect(other.getByRole('textbox', { name: /^姓/ })).toHaveValue('佐々木')

  await page.goto('/sign-up')
  await alive(next(page))
  await alive(next(other))
  await other.getByRole('textbox', { name: /^名/ }).fill('次郎')
  await next(other).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await page.getByRole('textbox', { name: /^名/ }).fill('三郎')
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('ほかの端末で登録内容が変わっています')
  await expect(page.getByRole('textbox', { name: /^名/ })).toHaveValue('三郎')
  await context.close()
})

test('an address that is taken says so beside all else, and leads to the log-in', async ({ page: other }) => {
  // Somebody has proved it; one that was merely typed before bars nobody.
  const loginId = TRUSTED
  await other.goto('/sign-up')
  const submit = other.getByRole('button', { name: 'アカウントを作成して次へ' })
  await alive(submit)
  await other.locator('input[name=loginId]').fill(loginId.toUpperCase())
  await other.locator('input[name=password]').fill('password1')
  await submit.click()
  await expect(other.getByRole('alert')).toContainText('(3件)')
  await expect(other.getByText('よく使われているパスワードのため')).toBeVisible()
  await expect(other.locator('input[name=loginId]')).toBeFocused()
  await expect(other.locator('input[name=loginId]')).toHaveAccessibleDescription(
    /このメールアドレスはすでに登録されています/,
  )
  await expect(other.getByRole('main').getByRole('link', { name: 'ログインする' })).toHaveAttribute(
    'href',
    '/login',
  )
})

test('a visitor begins with an account, whatever step the address names', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: '無料で会員登録' }).click()
  await expect(page).toHaveURL('/sign-up')
  await expect(heading(page, 'アカウント')).toBeVisible()
  for (const step of ['wishes', 'documents', 'done']) {
    await page.goto(`/sign-up?step=${step}`)
    await expect(heading(page, 'アカウント')).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps are forms like any other; the documents wait for a device that can mask them', async ({
    page,
  }) => {
    await openAccount(page, newAddress(), false)
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('赤字の項目をご確認ください')
    await fillBasics(page)
    await page.getByRole('textbox', { name: /^郵便番号/ }).fill('100-0001')
    await page.getByLabel(/^都道府県/).selectOption('TOKYO')
    await page.getByRole('textbox', { name: /^市区町村/ }).fill('千代田区')
    await page.getByRole('textbox', { name: /^町名・番地/ }).fill('千代田1-1')
    await next(page).click()
    await expect(heading(page, '医師情報')).toBeVisible()
    await fillDoctor(page)
    await next(page).click()
    await expect(heading(page, '勤務先')).toBeVisible()
    await fillWorkplace(page)
    await next(page).click()
    await expect(heading(page, '書類')).toBeVisible()
    // Playwright reads no text inside noscript.
    await expectShown(page.locator('noscript p'))
    expect(await page.content()).toContain('書類の提出にはJavaScriptが必要です')
    await page.getByRole('link', { name: 'あとで提出して次へ' }).click()
    await page.getByRole('button', { name: 'この内容で登録する' }).click()
    await expect(heading(page, '登録を受け付けました')).toBeVisible()
    await expect(page.getByText('医師免許証の写真がまだ届いていません')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '書類を提出する' })).toBeVisible()
  })
})

test('who comes by LINE gives an address and needs no password', async ({ page }) => {
  const nickname = await lonePersonAtLine(testDatabase(), 'kabosu')
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'LINEでログイン' }).click()
  await page.getByRole('button', { name: `${nickname}さんで許可する` }).click()
  await expect(heading(page, 'アカウント')).toBeVisible()
  await expect(page.getByRole('button', { name: 'LINEでログイン' })).toHaveCount(0)
  const submit = page.getByRole('button', { name: '保存して次へ' })
  await alive(submit)
  await page.locator('input[name=loginId]').fill(newAddress())
  await page.getByLabel('利用規約と個人情報の取り扱いに同意します').check()
  await submit.click()
  await expect(heading(page, '基本情報')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'アカウント' })).toContainText('入力済み')
})

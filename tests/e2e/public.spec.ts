import { expect, type Page } from '@playwright/test'
import { alive, test } from './signed-in.ts'

/** The page as an app with a key for web analytics would send it; what is asked of Google is kept and answered here. */
async function withAnalytics(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/about/external', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<html ',
      `<html data-third-parties='{"analytics":"G-TEST1234"}' `,
    )
    await route.fulfill({ response, body })
  })
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'dataLayer.loaded = true' })
  })
  return asked
}

const question = (page: Page) => page.getByRole('region', { name: '外部サービスの利用の確認' })

test.describe('third parties', () => {
  test('are asked for nothing until the visitor allows it, and the answer is kept', async ({ page }) => {
    const asked = await withAnalytics(page)
    await page.goto('/about/external')
    await expect(question(page)).toContainText('Google アナリティクス')
    expect(asked).toEqual([])
    await question(page).getByRole('button', { name: '許可する' }).click()
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
    await expect(question(page)).toHaveCount(0)
    await page.reload()
    await expect.poll(() => asked.length).toBe(2)
    await expect(question(page)).toHaveCount(0)
  })

  test('stay away after a refusal', async ({ page }) => {
    const asked = await withAnalytics(page)
    await page.goto('/about/external')
    await question(page).getByRole('button', { name: '許可しない' }).click()
    await expect(question(page)).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('are not asked about where the browser refuses for its user', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked = await withAnalytics(page)
    await page.goto('/about/external', { waitUntil: 'networkidle' })
    await alive(page.getByRole('switch', { name: 'ダークモード' }))
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
})

test('what we say of ourselves is at the foot of every page', async ({ page }) => {
  const about = page.getByRole('navigation', { name: 'このサービスについて' })
  const opens = async (words: string, address: string, said: string) => {
    await about.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main')).toContainText(said)
  }
  await page.goto('/login')
  await opens('運営会社', '/about', '13-ユ-000000(デモ)')
  await opens('利用規約', '/about/rules', '応募から5分以内')
  await opens('プライバシーポリシー', '/about/privacy', '最後のメッセージから5年')
  await opens('苦情の窓口', '/about/complaints', '職業紹介責任者')
  await opens('外部送信について', '/about/external', '電気通信事業法')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the help is searched, and answers', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('searchbox', { name: '知りたいこと' }).fill('きゃんせるしたい')
    await page.getByRole('button', { name: 'さがす' }).click()
    await page.getByRole('link', { name: '成立した勤務をキャンセルできますか' }).click()
    await expect(page).toHaveURL('/help/cancel')
    await expect(page.getByRole('main')).toContainText('キャンセル料はかかりません')
    await page.goto(`/help?q=${encodeURIComponent('うちゅうせん')}`)
    await expect(page.getByRole('main')).toContainText('見つかりませんでした')
    expect((await page.goto('/help/no-such-answer'))?.status()).toBe(404)
  })
})

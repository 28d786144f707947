import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { expectShown } from './rows.ts'
import { OWN_DOCTOR, alive, test } from './signed-in.ts'

const HISTORY = '/search/spot/detail/history'
const saved = (page: Page) => page.getByRole('region', { name: '保存した条件と新着のお知らせ' })
const row = (page: Page, label: string) =>
  saved(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })

test('a visitor is led to log in, and back to the search', async ({ page }) => {
  const result = '/search/spot/result?minimumFee=123000'
  await page.goto(result)
  await page.getByRole('link', { name: 'この条件で新着を受け取る' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(result)
  await page.goto(HISTORY)
  await expect(saved(page)).toHaveCount(0)
})

test.describe('a doctor', () => {
  test.use({ account: OWN_DOCTOR })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      const label = '91,000円以上'

      test('keeps a search, renames it, silences it and deletes it', async ({ page }) => {
        await page.goto('/search/spot/result?minimumFee=91000')
        const button = page.getByRole('button', { name: 'この条件で新着を受け取る' })
        if (javaScriptEnabled) await alive(button)
        await button.click()
        if (javaScriptEnabled) {
          await expect(page.getByText('新着を受け取っています')).toBeVisible()
          await page.goto(HISTORY)
        } else {
          await expect(page).toHaveURL(`${HISTORY}?outcome=SAVED`)
          await expect(saved(page).getByText(/^条件を保存しました/)).toBeVisible()
        }
        const kept = row(page, label)
        await expect(kept.getByText('お知らせあり')).toBeVisible()
        if (javaScriptEnabled) await alive(kept.getByRole('button', { name: 'お知らせを止める' }))
        await kept.getByRole('button', { name: 'お知らせを止める' }).click()
        await expect(kept.getByText('お知らせ停止中')).toBeVisible()

        await kept.getByText('名前を変える').click()
        if (javaScriptEnabled) {
          await kept.getByLabel('条件の名前').fill('  ')
          await kept.getByRole('button', { name: '変える', exact: true }).click()
          await expect(kept.getByText('条件の名前を入力してください')).toBeVisible()
          await expect(kept.getByLabel('条件の名前')).toBeFocused()
        }
        await kept.getByLabel('条件の名前').fill('高い当直')
        await kept.getByRole('button', { name: '変える', exact: true }).click()
        const renamed = row(page, '高い当直')
        await expect(renamed.getByText(label)).toBeVisible()

        await renamed.getByRole('button', { name: /^削除/ }).click()
        await expect(renamed).toHaveCount(0)
        if (!javaScriptEnabled) return
        await page.getByRole('button', { name: '元に戻す' }).click()
        // As it was: by its name, and silent.
        await expect(renamed.getByText('お知らせ停止中')).toBeVisible()
        await renamed.getByRole('button', { name: /^削除/ }).click()
        await expect(renamed).toHaveCount(0)
      })
    })
  }

  test('hears of a search out of the history', async ({ page }) => {
    await page.goto('/search/spot/result?minimumFee=93000')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dp:search-history:spot')))
      .toContain('93000')
    await page.goto(HISTORY)
    await page.getByRole('button', { name: '通知を受け取る: 93,000円以上' }).click()
    await expect(row(page, '93,000円以上')).toBeVisible()
    await expect(page.getByText('新着を受け取っています')).toBeVisible()
    await row(page, '93,000円以上').getByRole('button', { name: /^削除/ }).click()
    await expect(row(page, '93,000円以上')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '通知を受け取る: 93,000円以上' })).toBeVisible()
  })

  test('keeps all of a search, and makes the same one again', async ({ page }) => {
    const asked = { cities: 'KANAGAWA-横浜市港北区', conditions: 'WITHOUT_AMBULANCE', minimumFee: '94000' }
    await page.goto(`/search/spot/result?${new URLSearchParams(asked)}`)
    const button = page.getByRole('button', { name: 'この条件で新着を受け取る' })
    await alive(button)
    await button.click()
    await expect(page.getByText('新着を受け取っています')).toBeVisible()
    await page.goto(HISTORY)
    const kept = row(page, '神奈川県横浜市港北区 / 94,000円以上 / 救急車なし')
    await kept.getByRole('link', { name: /^検索する/ }).click()
    await expect(page).toHaveURL(/\/search\/spot\/result/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(asked)
    await expect(page.getByText('新着を受け取っています')).toBeVisible()
    await page.goto(HISTORY)
    await kept.getByRole('button', { name: /^削除/ }).click()
    await expect(kept).toHaveCount(0)
  })

  test('sees a change at once, and as it was when the line loses it', async ({ page }) => {
    await page.goto('/search/spot/result?minimumFee=97000')
    const button = page.getByRole('button', { name: 'この条件で新着を受け取る' })
    await alive(button)
    await button.click()
    await expect(page.getByText('新着を受け取っています')).toBeVisible()
    await page.goto(HISTORY)
    const kept = row(page, '97,000円以上')
    await alive(kept.getByRole('button', { name: 'お知らせを止める' }))
    let lose = () => {}
    const lost = new Promise<void>((resolve) => (lose = resolve))
    await page.route('**/_serverFn/**', async (route, request) => {
      if (request.method() !== 'POST') return route.continue()
      await lost
      return route.abort()
    })
    await kept.getByRole('button', { name: 'お知らせを止める' }).click()
    await expect(kept.getByText('お知らせ停止中')).toBeVisible()
    lose()
    await expect(kept.getByText('お知らせあり')).toBeVisible()
    // The toast, not the sentence that a screen reader is told for a moment.
    await expect(page.getByText(/^通信できませんでした。/)).toBeVisible()
    await page.unroute('**/_serverFn/**')
    await kept.getByRole('button', { name: /^削除/ }).click()
    await expect(kept).toHaveCount(0)
  })

  test('accessible at 375 px', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/search/spot/result?minimumFee=95000')
    const button = page.getByRole('button', { name: 'この条件で新着を受け取る' })
    await alive(button)
    await button.click()
    await expect(page.getByText('新着を受け取っています')).toBeVisible()
    await page.goto(HISTORY)
    await expectShown(saved(page).getByRole('listitem'))
    await expectNoBarriersIn(page, [375])
  })
})

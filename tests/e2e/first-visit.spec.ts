import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

/** A hospital writes its profile and the first-visit guide; the doctor of a matched work reads it. */

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const
const save = (page: Page) => page.getByRole('button', { name: '病院情報を保存する' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a hospital writes the guide, and the matched doctor reads it', async ({ page, browser }) => {
      const { hospitalId } = await match(page, javaScriptEnabled ? 57 : 59)
      await page.goto('/work')
      const next = page.getByRole('region', { name: '次の勤務' })
      await next.getByRole('link', { name: '初回勤務ガイド' }).click()
      await expect(page).toHaveURL(/\/work\/[\w-]+\/guide/)
      await expect(page.getByText('病院がまだガイドを書いていません')).toBeVisible()

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await office.getByRole('link', { name: '病院情報' }).click()
      await expect(office).toHaveURL('/hospital/profile')
      if (javaScriptEnabled) {
        await alive(save(office))
        await expectNoBarriersIn(office, WIDTHS)
      }
      // What is wrong is told at once, and what was typed stays.
      const entrance = office.getByRole('textbox', { name: /^入口/ })
      const summary = office.getByRole('textbox', { name: /^病院の紹介/ })
      const written = await summary.inputValue()
      await summary.fill('')
      await entrance.fill('17時以降は東側の救急入口へ。')
      await save(office).click()
      await expect(summary).toHaveAccessibleDescription(/この項目は必須です/)
      await expect(entrance).toHaveValue('17時以降は東側の救急入口へ。')
      await summary.fill(written)
      await save(office).click()
      await expect(office.getByText('病院情報を保存しました。', { exact: true })).toBeVisible()

      await page.reload()
      const part = page.getByRole('region', { name: '入口' })
      await expect(part).toContainText('東側の救急入口')
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
    })
  })
}

test('a work of somebody else has no guide', async ({ page }) => {
  await page.goto('/work/00000000-0000-4000-8000-000000000000/guide')
  await expect(page.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
})

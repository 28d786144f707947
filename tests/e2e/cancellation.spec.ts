import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { cancelByHospital, fillRequest, match, memberOf, sendRequest, workIdOf } from './matches.ts'
import { ownListing } from './own-listings.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

const answer = (page: Page) => page.getByRole('button', { name: 'この内容で回答する' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor cancels, thinks again, cancels, and the hospital accepts', async ({ page, browser }) => {
      const { id, hospitalId } = await match(page, 5)
      await page.goto('/work/matched')
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
      await row.getByRole('link', { name: 'キャンセル申請' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'キャンセル申請' })).toBeVisible()
      const tier = page.getByRole('region', { name: 'いま申請した場合の扱い' })
      await expect(tier.getByText('注意1', { exact: true })).toBeVisible()
      await expect(tier).toContainText('金銭の負担はありません')
      if (javaScriptEnabled) {
        await alive(sendRequest(page))
        await expectNoBarriersIn(page, WIDTHS)
      }
      const workId = await workIdOf({ id })

      // Nothing chosen: every message at once, and what was typed stays.
      await page.getByLabel('詳しい事情').fill('短い')
      await sendRequest(page).click()
      await expect(page.getByLabel('詳しい事情')).toHaveAccessibleDescription(
        /10桁以上の文字数を入力してください/,
      )
      await expect(page.getByLabel('理由')).toHaveAccessibleDescription(/この項目は必須です/)
      await expect(page.getByLabel('詳しい事情')).toHaveValue('短い')

      await fillRequest(page, 'PERSONAL_REASON')
      await sendRequest(page).click()
      await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()
      await page.getByText('申請を取り下げる', { exact: true }).click()
      const back = page.getByRole('button', { name: '申請を取り下げて勤務する' })
      if (javaScriptEnabled) await alive(back)
      await back.click()
      await expect(page.getByText(/^キャンセルの申請を取り下げました。/)).toBeVisible()

      const box = page.getByText(/^申請すると:/).locator('..')
      if (javaScriptEnabled) {
        // The box follows the reason at once.
        await fillRequest(page, 'SICKNESS')
        await expect(box).toContainText('診断書')
        await fillRequest(page, 'PERSONAL_REASON')
        await expect(box).not.toContainText('診断書')
      }
      await fillRequest(page, 'SICKNESS')
      await sendRequest(page).click()
      await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await expect(office.getByText('キャンセルの申請')).toBeVisible()
      await office.getByRole('link', { name: '試験 一郎先生' }).click()
      await expect(office).toHaveURL(`/hospital/cancellations/${workId}`)
      await expect(office.getByRole('region', { name: '先生からの申請' })).toContainText('体調不良')
      await expect(office.getByRole('region', { name: '先生からの申請' })).not.toContainText('注意')
      if (javaScriptEnabled) {
        await alive(answer(office))
        await expectNoBarriersIn(office, WIDTHS)
      }
      await office.getByRole('radio', { name: '差し戻す' }).check()
      await answer(office).click()
      await expect(office.getByRole('group', { name: '先生への電話' })).toHaveAccessibleDescription(
        /^差し戻す前に、先生にお電話で/,
      )
      await office.getByRole('radio', { name: 'キャンセルを承認する' }).check()
      await office.getByRole('checkbox', { name: 'やむを得ない事情を確認しました' }).check()
      await answer(office).click()
      await expect(office.getByText(/^キャンセルを承認しました。/)).toBeVisible()

      await page.goto(`/spot/${id}/request-cancellation`)
      await expect(page.getByRole('heading', { name: 'キャンセルが確定しました' })).toBeVisible()
      await expect(page.getByText('注意なし(やむを得ない事情)')).toBeVisible()
      await page.goto('/work/applied')
      await expect(
        page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) }),
      ).toContainText('成立後のキャンセル')
    })

    test('a hospital cancels at the last moment and owes the pay', async ({ page, browser }) => {
      const { id, hospitalId } = await match(page, 20)
      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital/works')
      await expect(office.getByRole('heading', { name: '勤務の一覧' })).toBeVisible()
      await office.getByRole('link', { name: '変更・キャンセル' }).click()
      const form = office.getByRole('region', { name: '病院の都合でキャンセルする' })
      await expect(form).toContainText('労働基準法26条')
      const button = form.getByRole('button', { name: '補償を約束して勤務をキャンセルする' })
      if (javaScriptEnabled) {
        await alive(button)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await button.click()
      await expect(form.getByLabel('理由')).toHaveAccessibleDescription(/この項目は必須です/)
      // The floor follows the reason: at once, and without script after the post.
      await form.getByLabel('理由').selectOption('DISASTER')
      if (!javaScriptEnabled) await button.click()
      await expect(form).toContainText('この理由では、補償は必要ありません。')
      if (javaScriptEnabled) await expect(form.getByLabel('補償額(円)')).toHaveValue('0')
      await form.getByLabel('理由').selectOption('STAFFED_OTHERWISE')
      if (javaScriptEnabled) await expect(form.getByLabel('補償額(円)')).not.toHaveValue('0')
      await cancelByHospital(office, '60,000')
      await page.goto(`/spot/${id}/request-cancellation`)
      await expect(page.getByRole('heading', { name: '病院の都合でキャンセルされました' })).toBeVisible()
      await expect(page.getByText('60,000円')).toBeVisible()
      await expect(page.getByText('常勤の医師が勤務できることになりました。')).toBeVisible()
      const instead = page.getByRole('region', { name: '代わりの求人' })
      await expect(instead.getByRole('article')).toHaveCount(3)
    })
  })
}

test('without a match there is nothing to cancel, and a next step', async ({ page }) => {
  const { id } = await ownListing('選考なし')
  await page.goto(`/spot/${id}/request-cancellation`)
  await page.getByRole('link', { name: '成立した勤務を見る' }).click()
  await expect(page).toHaveURL(/\/work\/matched$/)
})

test('a member of another hospital is told of no such work', async ({ page, browser }) => {
  const workId = await workIdOf(await match(page, 9))
  const { hospitalId } = await ownListing('選考なし')
  const office = await memberOf(browser, hospitalId)
  await office.goto(`/hospital/cancellations/${workId}`)
  await expect(office.getByText('この勤務は見つかりません。')).toBeVisible()
})

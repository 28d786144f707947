import { expect } from '@playwright/test'
import { dayText } from '#app/domain/text/shift-text.ts'
import { pdfFile } from '#tests/support/pdfs.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { fillRequest, match, memberOf, sendRequest, workIdOf } from './matches.ts'
import { alive, dayFromNow, OWN_DOCTOR, sessionOf, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test.describe(`${how} script`, () => {
    test.use({ javaScriptEnabled })

    test('bad weather is a private reason until the hospital declares it, and then takes the 注意 back', async ({
      page,
      browser,
    }) => {
      test.slow()
      const day = dayFromNow(5)
      const { id, hospitalId } = await match(page, 5)
      await page.goto(`/spot/${id}/request-cancellation`)
      if (javaScriptEnabled) {
        await alive(sendRequest(page))
        await fillRequest(page, 'BAD_WEATHER')
        const box = page.getByText(/^申請すると:/).locator('..')
        await expect(box).toContainText('悪天候の申告はまだありません')
        await expect(box).toContainText('注意が1つ付きます')
        await expectNoBarriersIn(page, WIDTHS)
      }
      await fillRequest(page, 'BAD_WEATHER')
      await sendRequest(page).click()
      await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto(`/hospital/cancellations/${await workIdOf({ id })}`)
      await office.getByRole('radio', { name: 'キャンセルを承認する' }).check()
      await office.getByRole('button', { name: 'この内容で回答する' }).click()
      await expect(office.getByText(/^キャンセルを承認しました。/)).toBeVisible()

      await page.goto(`/spot/${id}/request-cancellation`)
      await page.getByRole('link', { name: '注意の記録を見る' }).click()
      await expect(page).toHaveURL('/work/cautions')
      await expect(page.getByRole('heading', { level: 1, name: '注意の記録' })).toBeVisible()
      const card = page.getByRole('article')
      await expect(card).toContainText('注意1')
      await expect(card).toContainText('悪天候')
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)

      await office.goto('/hospital/works')
      await office.getByRole('link', { name: '悪天候を申告する' }).click()
      await expect(office).toHaveURL('/hospital/weather')
      const declare = office.getByRole('button', { name: '悪天候を申告する' })
      if (javaScriptEnabled) {
        await alive(declare)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await declare.click()
      await expect(office.getByLabel('天候のようす')).toHaveAccessibleDescription(/この項目は必須です/)
      await office.getByLabel('最初の日').fill(day)
      await office.getByLabel('天候のようす').fill('台風の接近で電車が運休')
      await declare.click()
      await expect(office.getByText(/^悪天候を申告し、/)).toBeVisible()
      await expect(office.getByRole('article').first()).toContainText('取り下げられません')

      await page.goto('/notices')
      await expect(page.getByText(/勤務のキャンセルに、注意は付きません/)).toBeVisible()
      await page.goto('/work/cautions')
      await expect(page.getByText('注意の記録はありません。')).toBeVisible()
      await office.context().close()
    })

    test('our staff declare for a prefecture, and take it back while nothing rests on it', async ({
      browser,
    }) => {
      const storageState = await sessionOf('staff@demo.example')
      const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
      // A day that is over, one for each way: no other test has a work on it there.
      const day = dayFromNow(javaScriptEnabled ? -12 : -13)
      await office.goto('/staff/weather')
      const declare = office.getByRole('button', { name: '悪天候を申告する' })
      if (javaScriptEnabled) {
        await alive(declare)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await declare.click()
      await expect(office.getByRole('group', { name: '都道府県' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await office.getByText('沖縄', { exact: true }).click()
      await office.getByRole('checkbox', { name: '沖縄県' }).check()
      await office.getByLabel('最初の日').fill(day)
      const words = `台風の接近(${Date.now()})`
      await office.getByLabel('天候のようす').fill(words)
      await declare.click()
      await expect(office.getByText(/^悪天候を申告し、/)).toBeVisible()
      const row = office.getByRole('article').filter({ hasText: words })
      await expect(row).toContainText(`${dayText(day)} 沖縄県`)
      await row.getByRole('button', { name: /申告を取り下げる/ }).click()
      await expect(office.getByText(/^申告を取り下げ、/)).toBeVisible()
      await expect(row).toContainText('取り下げ済み')
      await office.goto('/staff/audit?kind=WEATHER_WITHDRAWN')
      await expect(office.getByText(words)).toBeVisible()
      await office.context().close()
    })

    test('a doctor objects to a 注意, and our staff take it back', async ({ page, browser }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 5)
      await page.goto(`/spot/${id}/request-cancellation`)
      if (javaScriptEnabled) await alive(sendRequest(page))
      await fillRequest(page, 'PERSONAL_REASON')
      await sendRequest(page).click()
      await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()
      const clerk = await memberOf(browser, hospitalId, javaScriptEnabled)
      await clerk.goto(`/hospital/cancellations/${await workIdOf({ id })}`)
      await clerk.getByRole('radio', { name: 'キャンセルを承認する' }).check()
      await clerk.getByRole('button', { name: 'この内容で回答する' }).click()
      await expect(clerk.getByText(/^キャンセルを承認しました。/)).toBeVisible()
      await clerk.context().close()

      await page.goto('/work/cautions')
      await page.getByText('異議を申し立てる', { exact: true }).click()
      const send = page.getByRole('button', { name: 'この内容で異議を申し立てる' })
      if (javaScriptEnabled) await alive(send)
      await page.getByLabel('異議の内容').fill('短い')
      await send.click()
      await expect(page.getByLabel('異議の内容')).toHaveAccessibleDescription(
        /10桁以上の文字数を入力してください/,
      )
      const words = `前日の夜に病院へ電話し、了承をいただいていました(${Date.now()})。`
      await page.getByLabel('異議の内容').fill(words)
      if (javaScriptEnabled) {
        const pdf = { name: '通話の記録.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
        await page.locator('input[type="file"]').setInputFiles(pdf)
        await expect(page.getByRole('button', { name: /通話の記録.pdfを外す/ })).toBeVisible()
      }
      await send.click()
      await expect(page.getByText('運営の判断待ち')).toBeVisible()

      const storageState = await sessionOf('staff@demo.example')
      const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
      await office.goto('/staff/troubles')
      const card = office.getByRole('article').filter({ hasText: words })
      await expect(card).toContainText('注意・欠勤への異議')
      await expect(card).toContainText('注意1')
      if (javaScriptEnabled) {
        await alive(card.getByRole('button', { name: 'この判断を記録する' }))
        await expectNoBarriersIn(office, WIDTHS)
        await expect(card.getByRole('link', { name: /通話の記録.pdf/ })).toBeVisible()
      }
      await card.getByRole('radio', { name: /異議を認める/ }).check()
      await card
        .getByRole('textbox', { name: /判断の理由/ })
        .fill('病院に確認し、事前のご連絡があったことがわかりました。')
      await card.getByRole('button', { name: 'この判断を記録する' }).click()
      await expect(office.getByText(/^異議を認め、/)).toBeVisible()
      await office.context().close()

      await page.goto('/work/cautions')
      await expect(page.getByText('異議が認められました')).toBeVisible()
      await expect(page.getByText('病院に確認し、事前のご連絡があったことがわかりました。')).toBeVisible()
      await expect(page.getByRole('region', { name: 'いまの注意' })).toContainText('0')
    })
  })
}

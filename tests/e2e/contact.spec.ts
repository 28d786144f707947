import { expect } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { alive, sessionOf, test } from './signed-in.ts'

test.use({ account: { like: 'banned@demo.example' } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a banned doctor asks our staff, who answer after a reason', async ({ page, browser }) => {
      await page.goto('/')
      await page
        .getByRole('complementary', { name: '応募までの次の手順' })
        .getByRole('link', { name: 'お問い合わせください' })
        .click()
      await expect(page).toHaveURL('/contact')
      const main = page.getByRole('main')
      await expect(main.getByRole('textbox', { name: '返信先のメールアドレス' })).toHaveValue(
        /@demo\.example$/,
      )
      const name = await main.getByRole('textbox', { name: 'お名前' }).inputValue()
      expect(name).not.toBe('')
      const send = main.getByRole('button', { name: '運営に送る' })
      if (javaScriptEnabled) await alive(send)
      await main.getByRole('textbox', { name: '内容' }).fill('短い')
      await send.click()
      await expect(main.getByRole('textbox', { name: '内容' })).toHaveAccessibleDescription(
        /10桁以上の文字数を入力してください/,
      )
      await main.getByLabel('お問い合わせの種類').selectOption('応募・勤務について')
      await main.getByRole('textbox', { name: '内容' }).fill('利用を再開できる条件を教えてください。')
      await send.click()
      const told = main.getByRole('status')
      await expect(told).toContainText('お問い合わせを受け付けました')
      const [, number = ''] = /受付番号 ([0-9A-F]{8})/.exec(await told.innerText()) ?? []
      expect(number).not.toBe('')

      const storageState = await sessionOf('staff@demo.example')
      const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
      await office.goto('/staff/contacts')
      await office.getByRole('article').filter({ hasText: number }).getByRole('link').click()
      await expect(office).toHaveURL(new RegExp(`/staff/contacts/${number.toLowerCase()}`))
      await expect(office.getByText('利用を再開できる条件')).toHaveCount(0)
      const open = office.getByRole('button', { name: '理由を記録して読む' })
      if (javaScriptEnabled) {
        await alive(open)
        await expectNoBarriersIn(office, [375, 1200])
      }
      await office.getByRole('textbox', { name: '閲覧の理由' }).fill('お問い合わせへの回答')
      await open.click()
      await expect(office.getByText('利用を再開できる条件を教えてください。')).toBeVisible()
      await expect(office.getByText(name)).toBeVisible()
      await office.getByRole('radio', { name: '回答する' }).check()
      await office
        .getByRole('textbox', { name: /回答、または理由/ })
        .fill('審査の担当から、あらためてご連絡します。')
      await office.getByRole('button', { name: 'この対応を記録する' }).click()
      await expect(office.getByRole('status').filter({ hasText: '回答をメールで送りました。' })).toBeVisible()
      await expect(office.getByText('審査の担当から、あらためてご連絡します。')).toBeVisible()
      await expect(office.getByRole('button', { name: 'この対応を記録する' })).toHaveCount(0)
      await office.context().close()
    })
  })
}

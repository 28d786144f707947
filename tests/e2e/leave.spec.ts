import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectShown } from './rows.ts'
import { alive, test } from './signed-in.ts'

test.describe('an approved doctor with works ahead', () => {
  test.use({ account: 'trusted@demo.example' })

  test('takes all data along', async ({ page }) => {
    await page.goto('/profile/leave')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'ダウンロードする(JSON)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^dp-work-\d{4}-\d{2}-\d{2}\.json$/)
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({
      医師: { lastName: '山田' },
      アカウント: [{ ユーザーID: 'trusted@demo.example' }],
    })
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      test('a doctor with a matched work reads why leaving has to wait', async ({ page }) => {
        await page.goto('/profile/leave')
        const leave = page.getByRole('button', { name: '退会する' })
        if (javaScriptEnabled) await alive(page.getByLabel('上の内容を確認しました'))
        await page.getByText('退会の手続きをする').click()
        const section = page.getByRole('region', { name: '退会' })
        await section.getByLabel('パスワード', { exact: true }).fill('demo-password-1')
        await leave.click()
        await expect(section.getByText('チェックを入れてください', { exact: false })).toBeVisible()
        await expect(section.getByRole('alert')).toContainText('入力内容をご確認ください(1件)')
        await section.getByLabel('パスワード', { exact: true }).fill('demo-password-1')
        await section.getByLabel('上の内容を確認しました').check()
        await leave.click()
        await expect(section.getByRole('alert')).toContainText(
          '確定した勤務が残っているため、退会できません。',
        )
        await page.goto('/work/matched')
        await expectShown(page.getByRole('article'))
      })
    })
  }
})

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { alive, test } from './signed-in.ts'

test.use({ account: 'staff@demo.example' })

async function exported(page: Page, reason: string) {
  await page.getByRole('textbox', { name: '書き出す理由' }).fill(reason)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '理由を記録して書き出す' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await file.path(), 'utf8')
}

test('our staff take the entries of a filter away as a file, which is on record afterwards', async ({
  page,
}) => {
  await page.goto('/staff/audit?kind=AUDIT_EXPORTED')
  await alive(page.getByRole('button', { name: 'しぼりこむ' }))
  await page.getByText('CSVに書き出す', { exact: true }).click()
  await expect(page.getByText('いまの条件(操作の記録を書き出し、すべての期間)')).toBeVisible()
  const reason = `社内監査のため(${crypto.randomUUID()})`
  const text = await exported(page, reason)
  expect(text).toMatch(/^\uFEFF日時,種類,担当,医師,医師の番号,病院,病院の番号,内容,記録の番号\r\n/)
  await page.reload()
  await expect(
    page.getByRole('article', { name: /操作の記録を書き出し/ }).filter({ hasText: reason }),
  ).toBeVisible()
})

test('what was typed is there again when the export has to wait', async ({ page }) => {
  await page.goto('/staff/audit')
  await alive(page.getByRole('button', { name: 'しぼりこむ' }))
  await page.getByText('CSVに書き出す', { exact: true }).click()
  const reason = page.getByRole('textbox', { name: '書き出す理由' })
  // As a browser would send it that checks no lengths.
  await reason.evaluate((field) => field.removeAttribute('minlength'))
  await reason.fill('監査')
  await page.getByRole('button', { name: '理由を記録して書き出す' }).click()
  await expect(page.getByText('書き出す理由を5文字以上で入力してください。')).toBeVisible()
  await expect(reason).toHaveValue('監査')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the file comes as well, and a reason too short is asked for again', async ({ page }) => {
    await page.goto('/staff/audit?from=2026-01-01&outcome=REASON_NEEDED')
    await expect(page.getByText('書き出す理由を5文字以上で入力してください。')).toBeVisible()
    expect(await exported(page, '社内監査のため')).toContain('社内監査のため')
  })
})

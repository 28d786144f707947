import { expect } from '@playwright/test'
import { memberOf } from './matches.ts'
import { insertHospital } from './own-listings.ts'
import { OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

test('before anything is paid, both sides read what will be listed here', async ({ page, browser }) => {
  await page.goto('/work/payments')
  await expect(page.getByText(/年に支払われる勤務はありません。/)).toBeVisible()
  await page.goto('/work/payments/yearly')
  await expect(page.getByText(/年に支払い済みの勤務はありません。/)).toBeVisible()
  await page.goto('/work/payments/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('この勤務は見つかりません。')).toBeVisible()

  const office = await memberOf(browser, await insertHospital())
  await office.goto('/hospital/payments')
  await expect(office.getByText('支払い待ちの勤務はありません。')).toBeVisible()
  await office.goto('/hospital/payments/slips')
  await expect(office.getByText(/年に支払った先生はいません。/)).toBeVisible()
})

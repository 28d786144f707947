import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hrefOf } from '#app/platform/address.ts'
import { toApplication } from '#app/platform/addresses.ts'
import { ownListing } from './own-listings.ts'
import { expectShown, rowOf } from './rows.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const FOUND = '#found'

test('a hospital set as NG leaves the results, is counted there, and comes back marked', async ({ page }) => {
  const listing = await ownListing('選考あり')
  const name = `NGの試験病院 ${listing.hospitalId}`
  await testDatabase().update(hospital).set({ name }).where(eq(hospital.id, listing.hospitalId))
  await page.goto('/ngwork')
  await alive(page.getByRole('button', { name: 'さがす' }))
  await page.getByLabel('病院名でさがす').fill(name)
  await page.getByRole('button', { name: 'さがす' }).click()
  await page.getByLabel(`${name}の理由`).fill('前に困ったため')
  await page.getByRole('button', { name: `${name}をNG設定に追加する` }).click()
  await expect(page.getByRole('button', { name: `${name}をNG設定から外す` })).toBeVisible()

  await page.goto(`/search/spot/result?${listing.search}`)
  await expectShown(page.getByText('NG設定で1件を表示していません。'))
  await expect(rowOf(page, listing.address)).toHaveCount(0)
  await expect(page.locator(FOUND)).toContainText('0件')
  await page.getByRole('link', { name: '表示する', exact: true }).click()
  const row = rowOf(page, listing.address)
  await expect(row.getByText('NG設定: 勤務しない病院')).toBeVisible()
  // A block of a page leaves it out as well, and says how many and where to see them.
  const others = row.getByRole('link', { name: `${name}のほかの求人` })
  await alive(others)
  await others.click()
  await expect(row.getByText('NG設定で1件を表示していません。')).toBeVisible()
  await expect(row.getByRole('link', { name: 'NG設定の求人も表示する' })).toBeVisible()
  await page.goto(listing.address)
  await expectShown(page.getByText('NG設定: 勤務しない病院'))
  // Applying is not forbidden: the form says it before.
  await page.goto(hrefOf(toApplication({ ids: [listing.id] })))
  await expectShown(page.getByText('先生のNG設定に当てはまる求人です'))
  await alive(page.getByRole('button', { name: 'この内容で応募する' }))
  await page.getByRole('button', { name: 'この内容で応募する' }).click()
  await expectShown(page.getByRole('heading', { name: '応募しました' }))
})

test('without script days are painted, a roster is taken over, and results follow', async ({
  browser,
  page,
}) => {
  const listing = await ownListing('選考あり')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`/ngwork?month=${listing.day.slice(0, 7)}`)
  await plain.locator(`input[name="days"][value="${listing.day}"]`).check()
  await plain.getByRole('button', { name: /の終日NGを保存する$/ }).click()
  await expect(plain.getByText('NG設定を保存しました。病院には伝わりません。')).toBeVisible()
  await expect(plain.locator(`input[name="days"][value="${listing.day}"]`)).toBeChecked()
  const day = listing.day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `DTSTART:${day}T083000`,
    'DURATION:PT9H',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  await plain.getByLabel('勤務表のファイル').setInputFiles({
    name: 'roster.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await plain.getByRole('button', { name: '勤務表を取り込む' }).click()
  await expect(plain.getByText('取り込んだ予定: 1件')).toBeVisible()
  // Merely busy, until the doctor says that it is work.
  await expect(plain.getByText('勤務の間隔には数えていません。')).toBeVisible()
  await plain.getByRole('button', { name: '取り込んだ予定を常勤先の勤務にする' }).click()
  await expect(plain.getByText('このうち1件を、常勤先の勤務として')).toBeVisible()
  await plain.goto(`/search/spot/result?${listing.search}`)
  await expect(plain.getByText('NG設定で1件を表示していません。')).toBeVisible()
  await context.close()
})

import { expect } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { ownListing } from './own-listings.ts'
import { OWN_DOCTOR, sessionOf, test, testDatabase } from './signed-in.ts'

/** The sizes of a PDF's sheets, in points. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  )

test.use({ account: OWN_DOCTOR })

for (const javaScriptEnabled of [true, false]) {
  test(`a hospital sees its month, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page,
    browser,
  }) => {
    const listing = await ownListing('選考なし')
    const month = listing.day.slice(0, 7)
    const number = Number(listing.day.slice(8))
    await page.goto(`/application/spot?ids=${listing.id}`)
    const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
    const context = await browser.newContext({
      storageState: await sessionOf(member.accountId),
      javaScriptEnabled,
    })
    const office = await context.newPage()
    await office.goto(`/hospital/calendar?month=${month}`)
    await expect(office.getByText('募集中 残り1枠')).toBeVisible()
    await page.getByRole('button', { name: '応募して確定する' }).click()
    await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
    await office.goto(`/hospital/calendar?month=${month}`)
    await office.getByRole('link', { name: new RegExp(`^${number}日.* 1件$`) }).click()
    await expect(office).toHaveURL(new RegExp(`#day-${listing.day}$`))
    await expect(office.getByText('決定', { exact: true })).not.toHaveCount(0)
    await expect(office.getByRole('link', { name: '試験 一郎先生' })).toBeVisible()
    await office.getByRole('link', { name: '週', exact: true }).click()
    await office.goto(`/hospital/calendar?week=${listing.day}`)
    await expect(office.getByRole('listitem')).toHaveCount(7)
    await expect(office.getByRole('link', { name: '試験 一郎先生' })).toBeVisible()
    await office.getByRole('link', { name: '前の週' }).click()
    await expect(office.getByRole('heading', { name: 'この週の求人と勤務はありません。' })).toBeVisible()
    await office.getByRole('link', { name: '月', exact: true }).click()
    await office.goto(`/hospital/calendar?month=${month}`)
    await office.emulateMedia({ media: 'print' })
    await expect(office.getByRole('table', { name: /の勤務予定表$/ })).toContainText('試験 一郎')
    await expect(office.getByRole('navigation', { name: '病院のページ' })).toBeHidden()
    // Across an A4 sheet: 842 by 595 points.
    expect(sheetsOf(await office.pdf({ preferCSSPageSize: true }))).toEqual(['842 595'])
    await office.emulateMedia({ media: null })
    await office.getByRole('link', { name: '次の月' }).click()
    await office.getByRole('link', { name: '次の月' }).click()
    await expect(office.getByRole('heading', { name: 'この月の求人と勤務はありません。' })).toBeVisible()
    await context.close()
  })
}

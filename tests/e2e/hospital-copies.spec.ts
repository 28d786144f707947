import { expect, type Browser } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing } from './own-listings.ts'
import { alive, dayFromNow, sessionOf, test, testDatabase } from './signed-in.ts'

async function openOffice(browser: Browser, javaScriptEnabled: boolean) {
  const listing = await ownListing('選考あり')
  const { accountId } = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
  const context = await browser.newContext({ storageState: await sessionOf(accountId), javaScriptEnabled })
  return { listing, page: await context.newPage() }
}

const spoken = (day: string) => new RegExp(`^${Number(day.slice(5, 7))}/${Number(day.slice(8))}\\(`)

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`a shift is copied to several days and published, ${how} script`, async ({ browser }) => {
    test.slow()
    const { listing, page } = await openOffice(browser, javaScriptEnabled)
    await page.goto('/hospital/listings')
    const month = listing.day.slice(0, 7)
    const ref = `S-${listing.id.padStart(7, '0')}`
    await page.getByRole('link', { name: '日付を選んでコピー' }).click()
    await expect(page).toHaveURL(`/hospital/listings/${ref}/copy`)
    await page.goto(`/hospital/listings/${ref}/copy?month=${month}`)
    await expect(page.getByRole('checkbox', { name: spoken(listing.day) })).toHaveAccessibleName(
      /同じ勤務が掲載中/,
    )
    const publish = page.getByRole('button', { name: '選んだ日に掲載する' })
    if (javaScriptEnabled) {
      await alive(publish)
      await expectNoBarriersIn(page, [320, 1200])
    }
    await publish.click()
    await expect(page.getByText('日を1日以上選んでください。')).toBeVisible()
    for (const days of [32, 34]) await page.getByRole('checkbox', { name: spoken(dayFromNow(days)) }).check()
    if (javaScriptEnabled) {
      await expect(page.getByText('2日を選んでいます。')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('checkbox', { name: spoken(dayFromNow(33)) })).toBeFocused()
    }
    await publish.click()
    await expect(page.getByText('2件を掲載しました。')).toBeVisible()
    await expect(page).toHaveURL(/shelf=OPEN/)
    await expect(page.getByRole('article')).toHaveCount(3)

    await page.goto(`/hospital/listings/${ref}/copy?month=${month}`)
    for (const days of [36, 37]) await page.getByRole('checkbox', { name: spoken(dayFromNow(days)) }).check()
    await page.getByRole('button', { name: '下書きを作成する' }).click()
    await expect(page.getByText('下書きにコピーしました。')).toBeVisible()
    const choose = page.getByRole('checkbox', { name: 'まとめて掲載する下書きに選ぶ' })
    await expect(choose).toHaveCount(2)
    const bulk = page.getByRole('button', { name: '選んだ下書きを掲載する' })
    if (javaScriptEnabled) await alive(bulk)
    await bulk.click()
    await expect(page.getByText('掲載する下書きを選んでください。')).toBeVisible()
    for (const box of await choose.all()) await box.check()
    await bulk.click()
    await expect(page.getByText('2件を掲載しました。')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(5)
  })
}

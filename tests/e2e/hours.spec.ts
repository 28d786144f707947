import { expect, request } from '@playwright/test'
import { readCalendar } from '#tests/support/calendar-reader.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match } from './matches.ts'
import { ownListing } from './own-listings.ts'
import { sheetsOnPaper } from './paper.ts'
import { alive, dayFromNow, OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor sees the hours of a work, declares them, and subscribes to the calendar', async ({
      page,
    }) => {
      await match(page, 30)
      await page.goto('/work')
      const meter = page.getByRole('region', { name: '働き方メーター' })
      await expect(meter).toContainText('許可あり宿日直(別枠)')
      await meter.getByRole('link', { name: '労働時間申告書(勤務ごとの時間)を見る' }).click()
      await expect(page.getByRole('heading', { name: '副業・兼業 労働時間申告書' })).toBeVisible()
      await page.goto(`/work/hours?month=${dayFromNow(30).slice(0, 7)}`)
      const total = page.getByRole('row', { name: /^合計 1件/ })
      await expect(total).toContainText('7時間')
      if (javaScriptEnabled) {
        await expectNoBarriersIn(page, WIDTHS)
        expect(await sheetsOnPaper(page)).toBe(1)
      }
      await page.goto('/work')
      await meter.getByRole('link', { name: '今年の合計のもとになった勤務を見る' }).click()
      await expect(page).toHaveURL(/\/work\/hours\?year=20\d\d$/)
      await expect(page.getByRole('link', { name: '前の年' })).toBeVisible()
      await page.goto(`/work/hours?month=${dayFromNow(30).slice(0, 7)}`)
      await page.getByRole('link', { name: '病院名を入れない' }).click()
      await expect(page.getByText('医療機関(名称は省略)')).toBeVisible()
      const file = await page.getByRole('link', { name: 'CSVをダウンロードする' }).getAttribute('href')
      const csv = await page.request.get(file ?? '')
      expect(await csv.text()).toContain('医療機関(名称は省略)')

      await page.goto('/profile/calendar')
      const issue = page.getByRole('button', { name: 'カレンダー購読URLを発行する' })
      if (javaScriptEnabled) await alive(issue)
      await page.getByRole('checkbox', { name: '病院名を入れない' }).check()
      await issue.click()
      const shown = page.getByLabel('カレンダー購読URL', { exact: true })
      await expect(shown).toHaveValue(/\/calendar\/feed\/[\w-]{43}\.ics$/)
      const address = await shown.inputValue()
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
      // A calendar program has no session.
      const program = await request.newContext()
      const feed = await program.get(address)
      expect(feed.status()).toBe(200)
      expect(readCalendar(await feed.body())).toMatchObject([
        { summary: '勤務', location: '', status: 'CONFIRMED' },
      ])
      await page.getByRole('button', { name: 'URLを無効にする' }).click()
      await expect(page.getByText(/^カレンダー購読URLを無効にしました。/)).toBeVisible()
      expect((await program.get(address)).status()).toBe(404)

      // With the names of hospitals, as the box stands at first.
      await page.goto('/profile/calendar')
      if (javaScriptEnabled) await alive(issue)
      await issue.click()
      await expect(shown).toHaveValue(/\/calendar\/feed\/[\w-]{43}\.ics$/)
      const named = await program.get(await shown.inputValue())
      expect(readCalendar(await named.body())).toMatchObject([
        { summary: expect.stringMatching(/病院|医院|クリニック|センター/), status: 'CONFIRMED' },
      ])
      await program.dispose()
    })
  })
}

test('a listing says what the shift does to rest and hours', async ({ page }) => {
  const { hospitalId } = await match(page, 32)

  const beside = await ownListing('選考あり', { day: dayFromNow(33), hospitalId })
  await page.goto(`/spot/${beside.id}`)
  const fit = page.getByRole('region', { name: 'この勤務を入れると' })
  await expect(fit).toContainText('前の勤務から')
  await expect(fit).toContainText('年の合計')
  await expectNoBarriersIn(page, WIDTHS)
})

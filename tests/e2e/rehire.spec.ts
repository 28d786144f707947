import { HOUR_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { ownListing, ownRegularListing } from './own-listings.ts'
import { rowOf } from './rows.ts'
import { alive, dayFromNow, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 768, 1200] as const

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The doctor's work of the listing is over and confirmed. */
async function confirm(spotWorkId: string): Promise<string> {
  const [row] = await testDatabase()
    .update(work)
    .set({
      state: 'CONFIRMED',
      plannedStart: new Date(Date.now() - 48 * HOUR_MS),
      plannedEnd: new Date(Date.now() - 40 * HOUR_MS),
    })
    .where(eq(work.spotWorkId, Number(spotWorkId)))
    .returning({ id: work.id })
  if (!row) throw new Error('no work')
  return row.id
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a hospital offers again: accepted, declined, withdrawn', async ({ page, browser }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 40)
      const workId = await confirm(id)
      const shiftOn = (days: number) => ownListing('選考あり', { day: dayFromNow(days), hospitalId })
      const [wanted, unwanted] = [await shiftOn(50), await shiftOn(52), await shiftOn(54)]
      await ownRegularListing({ hospitalId })

      await page.goto('/work-performance/rehire-offer')
      await expect(page.getByRole('heading', { name: '再勤務オファーはまだありません' })).toBeVisible()
      // An open list would show what comes, and with that it is read.
      await page.goto('/about')

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital/offers')
      await expect(office.getByRole('heading', { name: '再勤務オファーはまだありません' })).toBeVisible()
      await office.goto(`/hospital/reports/${workId}`)
      await office.getByRole('link', { name: 'この先生に再勤務をオファーする' }).click()
      await expect(office).toHaveURL(`/hospital/offers/${workId}`)
      if (javaScriptEnabled) {
        await alive(button(office, 'オファーを送る'))
        await expectNoBarriersIn(office, WIDTHS)
      }
      await office.getByLabel('上乗せ').fill('五千円')
      await button(office, 'オファーを送る').click()
      await expect(office.getByRole('group', { name: 'オファーする求人' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await expect(office.getByLabel('上乗せ')).toHaveAccessibleDescription(/数字で入力してください/)
      await office.getByLabel('上乗せ').fill('5,000')
      await office.getByLabel('先生へのメッセージ').fill('患者の山田様(82歳)の件でお世話になりました。')
      const listings = office.getByRole('group', { name: 'オファーする求人' }).getByRole('checkbox')
      for (const box of await listings.all()) await box.check()
      await button(office, 'オファーを送る').click()
      await expect(office.getByRole('group', { name: '患者さんの情報の確認' })).toHaveAccessibleDescription(
        /患者さんを特定できる情報は書かないでください。$/,
      )
      await office.getByLabel('先生へのメッセージ').fill('またお願いできますと幸いです。')
      await button(office, 'オファーを送る').click()
      await expect(office.getByText(/^オファーを送りました。/)).toBeVisible()
      const sent = office.getByRole('region', { name: 'この先生へのオファー' }).getByRole('article')
      await expect(sent).toHaveCount(4)
      await expect(sent.filter({ hasText: '未読' })).toHaveCount(4)
      await expect(sent.filter({ hasText: '毎週 月曜' })).toContainText('65,000円')
      if (javaScriptEnabled) await expectNoBarriersIn(office, WIDTHS)

      await page.goto('/notices')
      await page.getByRole('link', { name: /再勤務オファーが届きました/ }).click()
      await expect(page).toHaveURL('/work-performance/rehire-offer')
      const waiting = page.getByRole('region', { name: /回答待ち/ })
      await expect(waiting.getByRole('article')).toHaveCount(4)
      const contract = waiting.getByRole('article').filter({ hasText: '毎週 月曜' })
      await expect(contract).toContainText('5,000円(1回の給与に含みます)')
      const first = rowOf(page, wanted.address)
      const accepting = first.getByRole('button', { name: '承諾して勤務を確定する' })
      await expect(first).toContainText('90,000円')
      await expect(first).toContainText('5,000円(給与に含みます)')
      await first.getByText('労働条件を確認する').click()
      await expect(first.getByText('うち指名手当 5,000円')).toBeVisible()
      if (javaScriptEnabled) {
        await alive(accepting)
        await expectNoBarriersIn(page, WIDTHS)
        await office.reload()
        await expect(sent.filter({ hasText: '先生が確認しました' })).toHaveCount(4)
      }
      await accepting.click()
      await expect(page.getByText(/^オファーを承諾し、勤務が確定しました。/)).toBeVisible()
      await expect(page.getByRole('region', { name: /承諾/ }).getByRole('article')).toHaveCount(1)

      const second = rowOf(page, unwanted.address)
      await second.getByText('辞退する', { exact: true }).click()
      await second.getByLabel('病院へのひとこと').fill('その日は当直です。')
      await second.getByLabel('今後、この病院からのオファーを受け取らない').check()
      await second.getByRole('button', { name: 'このオファーを辞退する' }).click()
      await expect(page.getByText(/^オファーを辞退しました。/)).toBeVisible()
      const off = page.getByRole('region', { name: 'オファーを受け取らない病院' })
      const switchOn = off.getByRole('button', { name: /オファーを受け取る$/ })
      if (javaScriptEnabled) await alive(switchOn)
      await switchOn.click()
      await expect(
        page.getByText('この病院からの再勤務オファーを、また受け取ります。', { exact: true }),
      ).toBeVisible()
      await expect(switchOn).toHaveCount(0)
      await expect(page.getByRole('region', { name: /辞退・期限切れ/ }).getByRole('article')).toHaveCount(1)

      await office.goto(`/hospital/offers/${workId}`)
      await expect(sent.filter({ hasText: 'その日は当直です。' })).toContainText('辞退')
      await expect(sent.filter({ hasText: '承諾(勤務成立)' })).toHaveCount(1)
      const takeBack = sent
        .filter({ hasNotText: '毎週 月曜' })
        .getByRole('button', { name: 'オファーを取り下げる' })
      if (javaScriptEnabled) await alive(takeBack)
      await takeBack.click()
      await expect(office.getByText(/^オファーを取り下げました。/)).toBeVisible()
      await office.goto('/hospital/offers')
      await expect(office.getByRole('article')).toHaveCount(4)
      if (javaScriptEnabled) await expectNoBarriersIn(office, WIDTHS)

      await page.goto('/work/matched')
      await expect(page.getByRole('article')).toContainText('90,000円')
      await page.goto('/work-performance')
      await page.getByRole('link', { name: '再勤務オファー' }).click()
      await expect(waiting.getByRole('article')).toHaveCount(1)
      const accept = contract.getByRole('button', { name: '承諾して勤務を確定する' })
      if (javaScriptEnabled) await alive(accept)
      await contract.getByLabel('月曜日').uncheck()
      await accept.click()
      await expect(contract.getByRole('group', { name: '勤務できる曜日' })).toHaveAccessibleDescription(
        /希望する曜日を選んでください。/,
      )
      await contract.getByLabel('月曜日').check()
      await accept.click()
      await expect(page.getByText(/^オファーを承諾し、勤務が確定しました。/)).toBeVisible()
      await expect(page.getByRole('region', { name: /^承諾/ }).getByText('毎週 月曜')).toBeVisible()
      await expect(page.getByRole('region', { name: /回答待ち/ })).toHaveCount(0)
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
    })
  })
}

import { DAY_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 768, 1200] as const
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The work of the listing was confirmed yesterday. */
async function confirm(spotWorkId: string): Promise<string> {
  const database = testDatabase()
  const [row] = await database
    .update(work)
    .set({ state: 'CONFIRMED', reportNumber: 1, plannedStart: ago(3), plannedEnd: ago(2.6), fee: 85_000 })
    .where(eq(work.spotWorkId, Number(spotWorkId)))
    .returning()
  if (!row) throw new Error('no work')
  await database.insert(workReport).values({
    workId: row.id,
    number: 1,
    actualStart: row.plannedStart,
    actualEnd: row.plannedEnd,
    breakMinutes: 60,
    ambulanceAccepted: 2,
    declined: {},
    admissionsAmbulance: 0,
    admissionsWalkIn: 0,
    walkIns: 0,
    wardCalls: 0,
    carfareYen: 0,
    comment: '',
    incentiveYen: 10_000,
    reportedAt: ago(2),
    confirmDueAt: ago(0),
    answer: 'CONFIRMED',
    answeredAt: ago(1),
  })
  return row.id
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor objects to a confirmed report, and the hospital agrees', async ({ page, browser }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 66)
      const workId = await confirm(id)

      await page.goto(`/work-performance/spot/${workId}`)
      const own = page.getByRole('region', { name: '異議の申し出' })
      const send = own.getByRole('button', { name: 'この内容で病院に申し出る' })
      await own.getByText('異議を申し出る', { exact: true }).click()
      if (javaScriptEnabled) {
        await alive(send)
        await expectNoBarriersIn(page, WIDTHS)
      }
      await own.getByLabel('手当・支払いの額').check()
      await own.getByLabel('違っている点').fill('短い')
      await send.click()
      await expect(own.getByLabel('違っている点')).toHaveAccessibleDescription(
        /10桁以上の文字数を入力してください/,
      )
      await own.getByLabel('違っている点').fill('救急車は3台で、手当が1台分足りません。')
      await send.click()
      await expect(own.getByText('病院の回答待ち')).toBeVisible()

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await expect(office.getByRole('article').filter({ hasText: '確定した実績への異議' })).toBeVisible()
      await office.goto('/hospital/works')
      const waiting = office.getByRole('region', { name: '回答を待っている異議' })
      if (javaScriptEnabled) await expectNoBarriersIn(office, WIDTHS)
      await waiting.getByRole('link', { name: '異議の内容を見て回答する' }).click()
      const theirs = office.getByRole('region', { name: '先生からの異議' })
      await expect(theirs.getByText('救急車は3台で、手当が1台分足りません。')).toBeVisible()
      const answer = button(office, '異議に回答する')
      if (javaScriptEnabled) {
        await alive(answer)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await theirs.getByRole('radio', { name: '訂正に応じる' }).check()
      await theirs.getByLabel('支払いに加える額(円)').fill('5,000')
      await theirs.getByLabel('先生への回答').fill('記録を確かめ、ご指摘のとおりでした。')
      await answer.click()
      await expect(theirs.getByText('病院が訂正に応じました')).toBeVisible()
      await expect(theirs.getByText('5,000円')).toBeVisible()
      await office.goto('/hospital')
      await expect(office.getByRole('heading', { name: 'いま やることはありません' })).toBeVisible()
      await office.goto('/hospital/works')
      await expect(office.getByRole('heading', { name: 'これからの勤務はありません。' })).toBeVisible()
      await expect(waiting).toHaveCount(0)
      await office.context().close()

      await page.reload()
      await expect(own.getByText('記録を確かめ、ご指摘のとおりでした。')).toBeVisible()
      await expect(own.getByText('5,000円')).toBeVisible()
      await expect(send).toHaveCount(0)
    })
  })
}

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionNotice } from '#app/backend/database/schema/doctor/condition-notice.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'
import { renewals } from '#tests/support/renewals.ts'

/** The right to a contract without a term, of contracts since 2027-01-04 whose fifth year is over on 2032-01-03. */

let house: Regulars
beforeAll(async () => {
  house = await regulars('postgres')
}, 60_000)
afterAll(() => house.db.close())

/** What the notice of terms says of the conversion. */
async function said({ id }: RegularApplied): Promise<string | undefined> {
  await house.backend.jobs.run('terms-notice', [{}])
  const [current] = await house.db.database
    .select()
    .from(conditionNotice)
    .where(and(eq(conditionNotice.applicationId, id), eq(conditionNotice.isCurrent, true)))
  return current?.lines.find(({ heading }) => heading === '無期転換')?.text
}

test.each([
  ['2032-01-04', '2027年4/1(木)〜2032年1/4(日)の間に病院へ申し込むと、2032年1/5(月)から期間の定めのない契約'],
  ['2032-01-03', null],
])('a contract renewed until %s says of it: %s', async (newEnd, text) => {
  const renewal = renewals(house)
  const one = await renewal.asked()
  expect(await said(one)).toBeUndefined()
  expect(await renewal.decide(one, 'OFFER', { new_end: newEnd })).toBe('OFFERED')
  expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
  if (text === null) expect(await said(one)).toBeUndefined()
  else expect(await said(one)).toContain(text)
})

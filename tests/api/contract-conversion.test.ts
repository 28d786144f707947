import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conditionNotice } from '#app/backend/database/schema/doctor/condition-notice.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'
import { renewals, TERM_END } from '#tests/support/renewals.ts'

/** The right to a contract without a term, of contracts since 2027-01-04 whose fifth year is over on 2032-01-03. */

let scene: Regulars
let renewal: ReturnType<typeof renewals>
beforeAll(async () => {
  scene = await regulars()
  renewal = renewals(scene)
}, 60_000)
afterAll(() => scene.db.close())

/** A line of the notice of terms that counts. */
async function said({ id }: RegularApplied, heading = '無期転換'): Promise<string | undefined> {
  await scene.backend.jobs.run('terms-notice', [{}])
  const [current] = await scene.db.database
    .select()
    .from(conditionNotice)
    .where(and(eq(conditionNotice.applicationId, id), eq(conditionNotice.isCurrent, true)))
  return current?.lines.find((line) => line.heading === heading)?.text
}

test.each([
  ['2032-01-04', '2027年4/1(木)〜2032年1/4(日)の間に病院へ申し込むと、2032年1/5(月)から期間の定めのない契約'],
  ['2032-01-03', null],
])('a contract renewed until %s says of it: %s', async (newEnd, text) => {
  const one = await renewal.asked()
  expect(await said(one)).toBeUndefined()
  expect(await renewal.decide(one, 'OFFER', { new_end: newEnd })).toBe('OFFERED')
  expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
  if (text === null) expect(await said(one)).toBeUndefined()
  else expect(await said(one)).toContain(text)
})

describe('applying for it', () => {
  const NEW_END = '2032-02-29'
  const STARTS_ON = '2032-03-01'
  type Person = Pick<RegularApplied, 'accountId' | 'sessionId'>

  /** A contract renewed until a leap day in its sixth year. */
  async function renewed(newEnd = NEW_END): Promise<RegularApplied> {
    const one = await renewal.asked()
    expect(await renewal.decide(one, 'OFFER', { new_end: newEnd })).toBe('OFFERED')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
    return one
  }

  const apply = (one: RegularApplied, on: string, more: { by?: Person; key?: string } = {}) => {
    renewal.on(on)
    return renewal.applyForConversion(one, more)
  }
  const confirm = (one: RegularApplied, on: string, by: Person = one.member) => {
    renewal.on(on)
    return renewal.confirmConversion(one, by)
  }

  /** What the doctor reads of the contract on a day. */
  async function seen(one: RegularApplied, on: string) {
    renewal.on(on)
    const variables = { where: { regularWorkId: String(one.listing) }, limit: 50 }
    const bearer = await renewal.bearerOf(one)
    const answer = await scene.backend.inProcess.listings({
      document: RegularWorkSchedules,
      variables,
      bearer,
    })
    return dataOf('listings', RegularWorkSchedules, answer).regularWorkSchedules.engagement
  }
  async function atHospital(one: RegularApplied, on: string) {
    renewal.on(on)
    const [file, inbox] = [await renewal.fileOf(one), await renewal.inboxOf(one)]
    return {
      contract: file.contract,
      inbox: inbox.filter(({ work_id: id }: { work_id: string }) => id === one.id),
    }
  }
  const told = async (one: RegularApplied) =>
    (await scene.noticesOf(one)).filter((kind) => kind.startsWith('CONVERSION'))

  test('the contract has no term from the day after the one that runs, and both sides are told', async () => {
    const one = await renewed()
    expect(await apply(one, TERM_END)).toBe('NOT_YET')
    expect((await seen(one, TERM_END))?.conversion?.state).toBe('NOT_YET')
    expect((await seen(one, '2027-04-01'))?.conversion).toMatchObject({
      state: 'OPEN',
      until: NEW_END,
      startsOn: STARTS_ON,
      appliedAt: null,
    })
    expect(await apply(one, '2027-04-01')).toBe('APPLIED')
    expect(await told(one)).toEqual(['CONVERSION_APPLIED', 'CONVERSION_RECORDED'])
    expect(await seen(one, '2027-04-02')).toMatchObject({
      state: 'ACTIVE',
      endDate: null,
      conversion: { state: 'APPLIED', startsOn: STARTS_ON, readAt: null },
    })
    expect((await seen(one, STARTS_ON))?.conversion?.state).toBe('IN_FORCE')
    expect(await said(one)).toMatch(/^2027年4\/1\(木\)に先生から申し込みがあり、2032年3\/1\(月\)から/)
    expect(await said(one, '契約期間')).toBe('2027年1/4(月)から(期間の定めなし)')
    expect(await said(one, '更新')).toBe('期間の定めがないため、ありません')
    expect(await said(one, '賃金')).toContain('65,000円')
  })

  test('the hospital finds it in its inbox until a member has confirmed to have read it', async () => {
    const one = await renewed()
    expect(await confirm(one, '2027-04-01')).toBe('NOT_APPLIED')
    expect(await apply(one, '2027-04-01')).toBe('APPLIED')
    const before = await atHospital(one, '2027-04-02')
    expect(before.contract).toMatchObject({
      conversion: { state: 'CONVERSION_STATE_APPLIED', starts_on: STARTS_ON },
    })
    expect(before.contract.end_date ?? '').toBe('')
    expect(before.contract.latest_end ?? '').toBe('')
    expect(before.inbox).toMatchObject([
      { kind: 'WORK_REQUEST_KIND_CONVERSION', due_at: '2027-04-15T15:00:00Z' },
    ])
    const colleague = one.member
    await scene.db.database
      .update(hospitalMember)
      .set({ role: 'VIEWER' })
      .where(eq(hospitalMember.id, colleague.memberId))
    expect(await confirm(one, '2027-04-02')).toBe('permission_denied')
    await scene.db.database
      .update(hospitalMember)
      .set({ role: 'STAFF' })
      .where(eq(hospitalMember.id, colleague.memberId))
    expect(await confirm(one, '2027-04-02')).toBe('CONFIRMED')
    expect(await confirm(one, '2027-04-02')).toBe('ALREADY_CONFIRMED')
    const after = await atHospital(one, '2027-04-03')
    expect(after.inbox).toEqual([])
    expect((await seen(one, '2027-04-03'))?.conversion?.readAt).toBe('2027-04-02T12:00:00+09:00')
  })

  test('its dates go on beyond the term, and nobody is asked to renew it', async () => {
    const one = await renewed()
    expect(await apply(one, '2032-02-10')).toBe('APPLIED')
    await renewal.run()
    expect((await renewal.rowsOf(one)).map(({ state }) => state)).toEqual(['ACCEPTED'])
    const beyond = (await scene.datesOf(one)).filter(({ day, kind }) => day > NEW_END && kind === 'WORK')
    expect(beyond[0]).toMatchObject({ day: '2032-03-01', fee: 65_000, state: 'CONFIRMED' })
    renewal.on('2032-06-01')
    await scene.backend.jobs.run('engagement', [{}])
    expect((await scene.engagementOf(one.id))?.state).toBe('ACTIVE')
    expect((await scene.datesOf(one)).at(-1)?.day.slice(0, 7)).toBe('2032-08')
  })

  test('an open or declined renewal does not prevent the conversion', async () => {
    const one = await renewed()
    renewal.on('2032-01-20')
    await renewal.run()
    expect(await renewal.decide(one, 'OFFER', { new_end: '2032-12-31' })).toBe('OFFERED')
    expect(await apply(one, '2032-01-21')).toBe('APPLIED')
    expect((await renewal.rowsOf(one)).map(({ state }) => state)).toEqual(['CLOSED', 'ACCEPTED'])
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    const other = await renewed()
    renewal.on('2032-01-20')
    await renewal.run()
    expect(await renewal.decide(other, 'LET_END')).toBe('NOT_RENEWED')
    expect((await scene.engagementOf(other.id))?.state).toBe('ENDING')
    // Until the last day of the term.
    expect(await apply(other, NEW_END)).toBe('APPLIED')
    expect(await scene.engagementOf(other.id)).toMatchObject({ state: 'ACTIVE', endDate: null })
  })

  test('it ends by notice', async () => {
    const one = await renewed()
    expect(await apply(one, '2027-04-01')).toBe('APPLIED')
    const give = async (method: string, more: object) =>
      (
        await callTwirp(
          scene.backend,
          `dp.work.Engagements/${method}`,
          { application_id: one.id, idempotency_key: crypto.randomUUID(), ...more },
          await renewal.bearerOf(one),
        )
      ).body.outcome
    renewal.on('2027-04-02')
    expect(await give('GiveEndNotice', { end_date: '2027-05-31', reason: '' })).toMatch(/_GIVEN$/)
    expect(await scene.engagementOf(one.id)).toMatchObject({ state: 'ENDING', endDate: '2027-05-31' })
    expect(await give('WithdrawEndNotice', {})).toMatch(/_WITHDRAWN$/)
    expect(await scene.engagementOf(one.id)).toMatchObject({ state: 'ACTIVE', endDate: null })
  })

  test('a repeated press changes nothing, fifty at once apply once', async () => {
    const one = await renewed()
    const key = crypto.randomUUID()
    expect(await apply(one, '2027-04-01', { key })).toBe('APPLIED')
    expect(await apply(one, '2027-04-01', { key })).toBe('APPLIED')
    expect(await apply(one, '2027-04-01')).toBe('ALREADY_APPLIED')
    const crowd = await renewed()
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(crowd, '2027-04-01')))
    expect(answers.toSorted()).toEqual([...Array<string>(49).fill('ALREADY_APPLIED'), 'APPLIED'])
    expect(await told(crowd)).toEqual(['CONVERSION_APPLIED', 'CONVERSION_RECORDED'])
  })

  test('refused without the right, after the term, with a notice of the end, to others', async () => {
    const within = await renewed('2032-01-03')
    expect(await apply(within, '2027-04-01')).toBe('NO_RIGHT')
    expect((await seen(within, '2027-04-01'))?.conversion).toBeNull()
    const one = await renewed()
    expect(await apply(one, STARTS_ON)).toBe('TERM_OVER')
    renewal.on('2027-04-02')
    const notice = { application_id: one.id, idempotency_key: crypto.randomUUID(), end_date: '2027-05-31' }
    const method = 'dp.hospital.Engagements/GiveEndNotice'
    await callTwirp(scene.backend, method, { ...notice, reason: '' }, await renewal.bearerOf(one.member))
    expect(await apply(one, '2027-04-03')).toBe('END_NOTICED')
    const theirs = await renewed()
    expect(await apply(theirs, '2027-04-01', { by: await insertDoctor(scene.db.database) })).toBe('NOT_FOUND')
    expect(await apply(theirs, '2027-04-01', { by: one })).toBe('NOT_FOUND')
    expect(await apply(theirs, '2027-04-01', { by: theirs.member })).toBe('not_found')
    expect(await apply({ ...theirs, id: crypto.randomUUID() }, '2027-04-01')).toBe('NOT_FOUND')
    expect(await apply({ ...theirs, id: '1' }, '2027-04-01')).toBe('invalid_argument')
    expect(await confirm(theirs, '2027-04-01', theirs)).toBe('permission_denied')
    expect(await confirm({ ...theirs, id: crypto.randomUUID() }, '2027-04-01')).toBe('not_found')
    expect(await told(theirs)).toEqual([])
  })
})

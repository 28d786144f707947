import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conditionNotice } from '#app/backend/database/schema/doctor/condition-notice.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'
import { ASKED_ON, NEW_END, renewals, TERM_END } from '#tests/support/renewals.ts'

/** Renewing a contract of Mondays from 17:00 since 2027-01-04, whose term ends on 2027-03-31. */

const AT_ONCE = 50

describe('renewing a contract', () => {
  let scene: Regulars
  let renewal: ReturnType<typeof renewals>
  beforeAll(async () => {
    scene = await regulars()
    renewal = renewals(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const stateOf = async ({ id }: RegularApplied) => (await scene.engagementOf(id))?.state
  const listed = async (one: RegularApplied) => {
    const { listing } = one
    const variables = {
      where: { regularWorkId: String(listing) },
      limit: 50,
    }
    const answer = await scene.backend.inProcess.listings({
      document: RegularWorkSchedules,
      variables,
      bearer: await renewal.bearerOf(one),
    })
    return dataOf('listings', RegularWorkSchedules, answer).regularWorkSchedules
  }
  test('the hospital is asked 45 days before the end, once, and finds it in its inbox', async () => {
    const one = await scene.matched({ contractEnd: TERM_END })
    renewal.on('2027-02-13')
    await renewal.run()
    expect(await stateOf(one)).toBe('ACTIVE')
    renewal.on(ASKED_ON)
    await renewal.run()
    await renewal.run()
    expect(await stateOf(one)).toBe('RENEWAL_PENDING')
    expect(await renewal.told(one)).toEqual(['RENEWAL_ASKED'])
    expect((await listed(one)).engagement).toMatchObject({
      state: 'RENEWAL_PENDING',
      renewal: { state: 'ASKED', termEnd: TERM_END, dueOn: '2027-03-24', newEnd: null },
    })
    expect((await renewal.fileOf(one)).contract).toMatchObject({
      state: 'RUNNING_CONTRACT_STATE_RENEWAL_PENDING',
      renewal: { state: 'RENEWAL_STATE_ASKED', term_end: TERM_END },
      latest_end: '2032-03-31',
      fee: 62_000,
    })
    expect(await renewal.inboxOf(one)).toContainEqual(
      expect.objectContaining({
        work_id: one.id,
        kind: 'WORK_REQUEST_KIND_RENEWAL',
      }),
    )
    // Less than thirty days before the end it is still open.
    renewal.on('2027-03-10')
    await scene.backend.jobs.run('engagement', [{}])
    expect(await stateOf(one)).toBe('RENEWAL_PENDING')
  })

  test('by 丙欄 all terms of a contract end within two months of its first day', async () => {
    // From 4 January: asked 45 days before the end, which leaves until 3 March.
    const one = await renewal.asked({ contractEnd: '2027-02-28' }, { withholdingTable: 'HEI' })
    expect((await renewal.fileOf(one)).contract).toMatchObject({ latest_end: '2027-03-03' })
    for (const new_end of ['2027-03-04', '2027-04-30'])
      expect(await renewal.decide(one, 'OFFER', { new_end })).toBe('HEI_TOO_LONG')
    expect(await renewal.decide(one, 'OFFER', { new_end: '2027-03-03' })).toBe('OFFERED')
  })

  test('accepted, the contract goes on: new dates at the new pay, old ones at the old, a new notice of terms', async () => {
    const one = await renewal.asked()
    await scene.backend.jobs.run('terms-notice', [{}])
    expect(await renewal.decide(one, 'OFFER', { note: '引き続きお願いします。' })).toBe('OFFERED')
    expect(await renewal.inboxOf(one)).not.toContainEqual(expect.objectContaining({ work_id: one.id }))
    const offers = await callTwirp(
      scene.backend,
      'dp.work.ContractRenewals/ListRenewalOffers',
      {},
      await renewal.bearerOf(one),
    )
    expect(offers.body.offers).toMatchObject([
      { regular_work_id: String(one.listing), term_end: TERM_END, new_end: NEW_END, due_on: '2027-02-28' },
    ])
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    expect(await scene.engagementOf(one.id)).toMatchObject({ state: 'ACTIVE', endDate: NEW_END })
    const dates = (await scene.datesOf(one)).filter(({ kind }) => kind === 'WORK')
    expect(dates.filter(({ day }) => day <= TERM_END).every(({ fee }) => fee === 62_000)).toBe(true)
    const later = dates.filter(({ day }) => day > TERM_END)
    expect(later.map(({ day }) => day)).toEqual([
      '2027-04-05',
      '2027-04-12',
      '2027-04-19',
      '2027-04-26',
      '2027-05-10',
    ])
    expect(later.every(({ fee, workId }) => fee === 65_000 && workId !== null)).toBe(true)
    const row = await scene.rowOf(one.id)
    expect(row.terms).toMatchObject({
      fee: 65_000,
      regular: { contractEnd: NEW_END },
    })
    const [kept] = await renewal.rowsOf(one)
    expect(kept?.termsBefore).toMatchObject({
      fee: 62_000,
      regular: { contractEnd: TERM_END },
    })
    expect(await renewal.told(one)).toEqual(['RENEWAL_ACCEPTED', 'RENEWAL_ASKED', 'RENEWAL_OFFERED'])
    await scene.backend.jobs.run('terms-notice', [{}])
    const notices = await scene.db.database
      .select()
      .from(conditionNotice)
      .where(eq(conditionNotice.applicationId, one.id))
    const current = notices.find(({ isCurrent }) => isCurrent)
    const period = current?.lines.find(({ heading }) => heading === '契約期間')?.text
    expect(period).toContain('2027年6/30')
    // The job plans on until the new end, and asks again before it.
    renewal.on('2027-05-16')
    await scene.backend.jobs.run('engagement', [{}])
    expect((await scene.datesOf(one)).at(-1)?.day).toBe('2027-06-28')
    await renewal.run()
    expect(await stateOf(one)).toBe('RENEWAL_PENDING')
    expect((await renewal.rowsOf(one)).map(({ state }) => state)).toEqual(['ASKED', 'ACCEPTED'])
  })

  test('declined, not offered or not decided in time, it ends with its term', async () => {
    const declined = await renewal.asked()
    await renewal.decide(declined, 'OFFER')
    expect(await renewal.answer(declined, 'DECLINE', { word: '転居のためです。' })).toBe('DECLINED')
    const ended = await renewal.asked()
    expect(await renewal.decide(ended, 'LET_END')).toBe('NOT_RENEWED')
    expect(await renewal.decide(ended, 'OFFER')).toBe('ALREADY_DECIDED')
    const silent = await renewal.asked()
    const unanswered = await renewal.asked()
    await renewal.decide(unanswered, 'OFFER')
    renewal.on('2027-03-01')
    expect(await renewal.answer(unanswered, 'ACCEPT')).toBe('EXPIRED')
    await renewal.run()
    expect(await stateOf(silent)).toBe('RENEWAL_PENDING')
    expect(await stateOf(unanswered)).toBe('ENDING')
    renewal.on('2027-03-25')
    expect(await renewal.decide(silent, 'OFFER')).toBe('TOO_LATE')
    await renewal.run()
    await renewal.run()
    for (const one of [declined, ended, silent, unanswered]) expect(await stateOf(one)).toBe('ENDING')
    expect(await renewal.told(declined)).toEqual(['RENEWAL_ASKED', 'RENEWAL_DECLINED', 'RENEWAL_OFFERED'])
    expect(await renewal.told(ended)).toEqual(['RENEWAL_ASKED', 'RENEWAL_NOT_OFFERED'])
    expect(await renewal.told(silent)).toEqual(['RENEWAL_ASKED', 'RENEWAL_LAPSED', 'RENEWAL_UNANSWERED'])
    renewal.on('2027-04-01')
    await scene.backend.jobs.run('engagement', [{}])
    for (const one of [declined, ended, silent, unanswered]) expect(await stateOf(one)).toBe('ENDED')
    expect((await scene.datesOf(declined)).at(-1)?.day).toBe('2027-03-29')
  })

  test('an offer is taken back and made anew, and an answer to the old one is refused', async () => {
    const one = await renewal.asked()
    expect(await renewal.decide(one, 'RETRACT')).toBe('ALREADY_DECIDED')
    await renewal.decide(one, 'OFFER')
    expect(await renewal.decide(one, 'RETRACT')).toBe('RETRACTED')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    expect(await renewal.decide(one, 'OFFER', { fee: 70_000 })).toBe('OFFERED')
    expect(await renewal.answer(one, 'ACCEPT', { offer_number: 1 })).toBe('ALREADY_DECIDED')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
    expect((await scene.rowOf(one.id)).terms.fee).toBe(70_000)
    const often = await renewal.asked()
    for (let count = 0; count < 5; count += 1) {
      expect(await renewal.decide(often, 'OFFER')).toBe('OFFERED')
      await renewal.decide(often, 'RETRACT')
    }
    expect(await renewal.decide(often, 'OFFER')).toBe('TOO_MANY')
  })

  test('the end and the pay are lawful and within the caps that were agreed on', async () => {
    const one = await renewal.asked(
      {},
      {
        renewal: { exists: true, criteria: '勤務の状況', maxCount: 1, maxYears: 1 },
      },
    )
    for (const new_end of [TERM_END, '2027-03-01', '2028-01-04', '2035-01-01'])
      expect(await renewal.decide(one, 'OFFER', { new_end })).toBe('END_INVALID')
    expect(await renewal.decide(one, 'OFFER', { fee: 100 })).toBe('BELOW_MINIMUM_WAGE')
    expect(await renewal.decide(one, 'OFFER', { new_end: '2027-05-31' })).toBe('OFFERED')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
    // One renewal was agreed on: nobody is asked about another.
    renewal.on('2027-05-10')
    await renewal.run()
    expect((await renewal.rowsOf(one)).map(({ state }) => state)).toEqual(['ACCEPTED'])
    const never = await renewal.asked(
      {},
      {
        renewal: { exists: false, criteria: null, maxCount: null, maxYears: null },
      },
    )
    expect(await renewal.rowsOf(never)).toEqual([])
    const endless = await renewal.asked({ contractEnd: null })
    expect(await renewal.rowsOf(endless)).toEqual([])
  })

  test('notice of an earlier end closes it, and taking the notice back has it asked again', async () => {
    const one = await renewal.asked()
    await renewal.decide(one, 'OFFER')
    const end = async (method: string) =>
      callTwirp(
        scene.backend,
        `dp.work.Engagements/${method}`,
        { application_id: one.id, idempotency_key: crypto.randomUUID(), end_date: '2027-03-10', reason: '' },
        await renewal.bearerOf(one),
      )
    await end('GiveEndNotice')
    expect(await renewal.answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    await renewal.run()
    renewal.on('2027-02-15')
    await end('WithdrawEndNotice')
    await renewal.run()
    expect((await renewal.rowsOf(one)).map(({ state }) => state)).toEqual(['ASKED', 'CLOSED'])
  })

  test('is refused to strangers, the hospital next door, viewers, former members, and malformed input', async () => {
    const one = await renewal.asked()
    const hospitalId = (await scene.listingOf(one.listing))?.hospitalId ?? 0
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const former = await insertMember(scene.db.database, hospitalId)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    const nextDoor = await insertMember(scene.db.database, place.row.id)
    const others = [
      nextDoor,
      await insertMember(scene.db.database, hospitalId, { role: 'VIEWER' }),
      former,
      { ...one.member, accountId: one.accountId, sessionId: one.sessionId },
    ]
    for (const member of others)
      for (const decision of ['OFFER', 'LET_END', 'RETRACT'])
        expect(await renewal.decide({ ...one, member }, decision)).toBe(
          member === nextDoor ? 'not_found' : 'permission_denied',
        )
    const wrong = [{ new_end: '' }, { new_end: '2027-13-01' }, { fee: 0 }, { fee: -1 }, { fee: 3_000_001 }]
    for (const more of [...wrong, { new_end: 'x' }, { note: 'あ'.repeat(501) }, { renewal_id: 'x' }])
      expect(await renewal.decide(one, 'OFFER', more)).toBe('invalid_argument')
    expect(await renewal.decide(one, 'UNSPECIFIED')).toBe('invalid_argument')
    await renewal.decide(one, 'OFFER')
    const stranger = await insertDoctor(scene.db.database)
    expect(await renewal.answer({ ...one, ...stranger }, 'ACCEPT')).toBe('NOT_FOUND')
    expect(
      await renewal.answer(one, 'ACCEPT', {
        application_id: crypto.randomUUID(),
      }),
    ).toBe('NOT_FOUND')
    expect(await renewal.answer(one, 'UNSPECIFIED')).toBe('invalid_argument')
    expect(await renewal.answer({ ...one.member, id: one.id }, 'ACCEPT')).toBe('not_found')
    expect(await renewal.told(one)).toEqual(['RENEWAL_ASKED', 'RENEWAL_OFFERED'])
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const one = await renewal.asked()
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const [row] = await renewal.rowsOf(one)
    const same = (name: string) => ({ idempotency_key: `${name}-${one.id}`, renewal_id: row?.id })
    const offered = await times(() => renewal.decide(one, 'OFFER', same('offer')))
    expect(new Set(offered)).toEqual(new Set(['OFFERED']))
    const accepted = await times(() => renewal.answer(one, 'ACCEPT', { ...same('accept'), offer_number: 1 }))
    expect(new Set(accepted)).toEqual(new Set(['ACCEPTED']))
    expect(await renewal.told(one)).toEqual(['RENEWAL_ACCEPTED', 'RENEWAL_ASKED', 'RENEWAL_OFFERED'])
  })

  test('the doctor accepts while the hospital takes the offer back: one of them counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await renewal.asked()
      await renewal.decide(one, 'OFFER')
      const answers = await Promise.all([renewal.answer(one, 'ACCEPT'), renewal.decide(one, 'RETRACT')])
      expect([
        ['ACCEPTED', 'ALREADY_DECIDED'],
        ['ALREADY_DECIDED', 'RETRACTED'],
      ]).toContainEqual(answers)
    }
  })

  test('nothing was reported as a bug', () => {
    expect(scene.backend.reported).toEqual([])
  })
})

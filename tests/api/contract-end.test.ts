import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** Notice of the end of a regular contract, every Monday from 17:00 since 2027-01-04; today is 2026-11-21. */

const AT_ONCE = 50
const DAY = 24 * 60
/** Between the Mondays 2027-01-18 and 2027-01-25. */
const END = '2027-01-20'

type Fields = Record<string, unknown>

describe('the end of a contract', () => {
  let scene: Regulars
  beforeAll(async () => {
    scene = await regulars()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const sideOf = (one: RegularApplied) => ({
    DOCTOR: { service: 'dp.work.Engagements', bearer: one.bearer },
    HOSPITAL: { service: 'dp.hospital.Engagements', bearer: one.member.bearer },
  })
  const call = async (
    method: string,
    one: RegularApplied,
    by: 'DOCTOR' | 'HOSPITAL',
    more: Fields,
  ): Promise<string | undefined> => {
    const { service, bearer } = sideOf(one)[by]
    const { body } = await callTwirp(
      scene.backend,
      `${service}/${method}`,
      { application_id: one.id, idempotency_key: crypto.randomUUID(), ...more },
      bearer,
    )
    return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
  }
  const give = (one: RegularApplied, by: 'DOCTOR' | 'HOSPITAL' = 'DOCTOR', more: Fields = {}) =>
    call('GiveEndNotice', one, by, { end_date: END, reason: '転居することになりました。', ...more })
  const withdraw = (one: RegularApplied, by: 'DOCTOR' | 'HOSPITAL' = 'DOCTOR', more: Fields = {}) =>
    call('WithdrawEndNotice', one, by, more)
  const told = async ({ doctorId, id }: RegularApplied) =>
    (await scene.noticesOf({ doctorId, id })).filter((kind) => kind.startsWith('CONTRACT'))
  const listed = async ({ bearer, listing }: RegularApplied) => {
    const variables = { where: { regularWorkId: String(listing) }, limit: 50 }
    const answer = await scene.backend.inProcess.listings({
      document: RegularWorkSchedules,
      variables,
      bearer,
    })
    return dataOf('listings', RegularWorkSchedules, answer).regularWorkSchedules
  }
  const statesOf = async (one: RegularApplied) =>
    (await scene.datesOf(one)).map(({ day, state }) => `${day} ${state}`)

  test('works until the last day stand, later ones are gone without a caution, and both sides read it', async () => {
    const one = await scene.matched()
    const before = await scene.worksOf(one)
    expect(await give(one)).toBe('GIVEN')
    expect(await give(one)).toBe('ALREADY_GIVEN')
    expect(await give(one, 'HOSPITAL')).toBe('ALREADY_GIVEN')
    const dates = await scene.datesOf(one)
    expect(dates.filter(({ day }) => day <= END).every(({ workId }) => workId !== null)).toBe(true)
    const later = dates.filter(({ day, state }) => day > END && state !== 'HOLIDAY_OFF')
    expect(later.length).toBeGreaterThan(5)
    expect(later.every(({ workId, state }) => workId === null && state === 'CANCELLED')).toBe(true)
    const works = await scene.worksOf(one)
    expect(works.map(({ state }) => state)).toEqual(works.map(() => 'SCHEDULED'))
    expect(works.length).toBeLessThan(before.length)
    expect(
      await scene.db.database.select().from(cancellation).where(eq(cancellation.doctorId, one.doctorId)),
    ).toEqual([])
    expect((await listed(one)).engagement).toMatchObject({
      state: 'ENDING',
      endDate: END,
      endNotice: { byHospital: false, reason: '転居することになりました。' },
    })
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/GetApplicationFile',
      { application_id: one.id },
      one.member.bearer,
    )
    expect(body.contract).toMatchObject({
      state: 'RUNNING_CONTRACT_STATE_ENDING',
      end_date: END,
      is_end_noticed: true,
    })
    expect(await told(one)).toEqual(['CONTRACT_END_BY_DOCTOR'])
  })

  test('withdrawn, the contract has its term again, and the later dates wait for the doctor', async () => {
    const one = await scene.matched()
    const before = await statesOf(one)
    await give(one, 'HOSPITAL')
    expect(await withdraw(one, 'DOCTOR')).toBe('NOT_GIVEN')
    expect(await withdraw(one, 'HOSPITAL')).toBe('WITHDRAWN')
    expect(await withdraw(one, 'HOSPITAL')).toBe('NOT_GIVEN')
    expect(await statesOf(one)).toEqual(
      before.map((word) => (word > END ? word.replace('CONFIRMED', 'TENTATIVE') : word)),
    )
    expect(await scene.engagementOf(one.id)).toMatchObject({
      state: 'ACTIVE',
      endDate: '2028-01-03',
      endNoticedAt: null,
    })
    expect(await told(one)).toEqual(['CONTRACT_END_BY_HOSPITAL', 'CONTRACT_STANDS_BY_HOSPITAL'])
    expect(await give(one)).toBe('GIVEN')
  })

  test('the notice is fourteen days by the doctor, thirty by the hospital, and before the end of the term', async () => {
    const one = await scene.matched({ contractStart: '2026-11-23' })
    await scene.db.database
      .update(regularEngagement)
      .set({ startDate: '2026-11-23' })
      .where(eq(regularEngagement.applicationId, one.id))
    expect(await give(one, 'DOCTOR', { end_date: '2026-12-04' })).toBe('TOO_SOON')
    expect(await give(one, 'HOSPITAL', { end_date: '2026-12-20' })).toBe('TOO_SOON')
    expect(await give(one, 'DOCTOR', { end_date: '2028-01-03' })).toBe('NOT_EARLIER')
    expect(await give(one, 'DOCTOR', { end_date: '2026-12-05' })).toBe('GIVEN')
    const other = await scene.matched()
    // Never before the contract begins.
    expect(await give(other, 'DOCTOR', { end_date: '2026-12-31' })).toBe('TOO_SOON')
    expect(await give(other, 'HOSPITAL', { end_date: '2027-01-04', reason: '' })).toBe('GIVEN')
  })

  test('the job plans nothing beyond the end, ends the contract, and tells both sides once', async () => {
    const one = await scene.matched()
    await give(one)
    const before = await statesOf(one)
    scene.at(50 * DAY)
    await scene.backend.jobs.run('engagement', [{}])
    expect(await statesOf(one)).toEqual(before)
    scene.at(62 * DAY)
    await scene.backend.jobs.run('engagement', [{}])
    await scene.backend.jobs.run('engagement', [{}])
    expect((await scene.engagementOf(one.id))?.state).toBe('ENDED')
    expect(await statesOf(one)).toEqual(before)
    expect(await told(one)).toEqual([
      'CONTRACT_END_BY_DOCTOR',
      'CONTRACT_ENDED',
      'CONTRACT_ENDED_AT_HOSPITAL',
    ])
    scene.at(0)
    expect(await withdraw(one)).toBe('NOT_RUNNING')
    expect(await give(one)).toBe('NOT_RUNNING')
  })

  test('is refused to strangers, the hospital next door, viewers, former members, and malformed input', async () => {
    const one = await scene.matched()
    const stranger = await insertDoctor(scene.db.database)
    expect(await give({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await give(one, 'DOCTOR', { application_id: crypto.randomUUID() })).toBe('NOT_FOUND')
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
      { ...one.member, bearer: one.bearer },
    ]
    for (const member of others) {
      const refused = member === nextDoor ? 'not_found' : 'permission_denied'
      expect(await give({ ...one, member }, 'HOSPITAL')).toBe(refused)
      expect(await withdraw({ ...one, member }, 'HOSPITAL')).toBe(refused)
    }
    for (const end_date of ['', 'x', '2027-02-30x', '2027-13-01'])
      expect(await give(one, 'DOCTOR', { end_date })).toBe('invalid_argument')
    expect(await give(one, 'DOCTOR', { reason: 'あ'.repeat(501) })).toBe('invalid_argument')
    expect(await give(one, 'DOCTOR', { application_id: 'x' })).toBe('invalid_argument')
    expect(await told(one)).toEqual([])
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const one = await scene.matched()
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const same = (name: string) => ({ idempotency_key: `end-${name}-${one.id}` })
    const given = await times(() => give(one, 'DOCTOR', same('give')))
    expect(new Set(given)).toEqual(new Set(['GIVEN']))
    const withdrawn = await times(() => withdraw(one, 'DOCTOR', same('withdraw')))
    expect(new Set(withdrawn)).toEqual(new Set(['WITHDRAWN']))
    expect(await told(one)).toEqual(['CONTRACT_END_BY_DOCTOR', 'CONTRACT_STANDS_BY_DOCTOR'])
  })

  test('both sides give notice at once: one of them counts', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await scene.matched()
      const answers = await Promise.all([give(one, 'DOCTOR'), give(one, 'HOSPITAL')])
      expect(answers.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        'ALREADY_GIVEN',
        'GIVEN',
      ])
    }
  })

  test('nothing was reported as a bug', async () => {
    expect(scene.backend.reported).toEqual([])
    expect((await scene.db.database.select().from(notification)).length).toBeGreaterThan(0)
  })
})

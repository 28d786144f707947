import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { messageThread } from '#app/backend/database/schema/message.ts'
import { SUSPENDED_COMMAND, SUSPENDED_OFFER } from '#app/domain/listing/hospital-standing.ts'
import { callTwirp, callWork, key, wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'

/** What is allowed in part to a suspended hospital. */

let scene: CancellationHouse

beforeAll(async () => {
  scene = await cancellations()
}, 60_000)
afterAll(() => scene.db.close())
// Every listing of the tests is of one hospital.
beforeEach(() => scene.db.database.update(hospital).set({ standing: 'ACTIVE', isHiringPaused: false }))

const suspend = (id: number, standing: 'ACTIVE' | 'SUSPENDED' = 'SUSPENDED') =>
  scene.db.database
    .update(hospital)
    .set({ standing, isHiringPaused: standing !== 'ACTIVE' })
    .where(eq(hospital.id, id))

async function applied() {
  const one = await scene.applied({ applicationStatus: 'SELECTION' })
  const hospitalId = (await scene.listingOf(one.spot))?.hospitalId ?? 0
  return { ...one, hospitalId, member: await insertMember(scene.db.database, hospitalId) }
}

const decide = ({ id, member }: { id: string; member: TestMember }, decision: string, more: object = {}) =>
  callTwirp(
    scene.backend,
    'dp.hospital.HospitalApplications/DecideApplication',
    { application_id: id, decision: `HOSPITAL_DECISION_${decision}`, ...key(), ...more },
    member.bearer,
  )

/** The doctor writes, and the hospital answers. */
async function answer(one: { spot: number; bearer: string; doctorId: string; member: TestMember }) {
  const { database } = scene.db
  const asked = {
    kind: 'LISTING_KIND_SPOT',
    listing_id: String(one.spot),
    body: '駐車場はありますか。',
    ...key(),
  }
  const sent = await callTwirp(scene.backend, 'dp.message.Messages/SendMessage', asked, one.bearer)
  const [thread] = await database.select().from(messageThread).where(eq(messageThread.doctorId, one.doctorId))
  if (!thread) throw new Error(JSON.stringify(sent.body))
  const request = { thread_id: thread.id, body: 'はい、あります。', ...key() }
  return callTwirp(
    scene.backend,
    'dp.hospital.HospitalMessages/SendHospitalMessage',
    request,
    one.member.bearer,
  )
}

test('A suspended hospital accepts no applicant, and may decline one.', async () => {
  const one = await applied()
  await suspend(one.hospitalId)
  expect((await decide(one, 'ACCEPT')).body).toMatchObject({ msg: SUSPENDED_COMMAND })
  expect(wordOf(await decide(one, 'DECLINE', { reason: 'DECLINE_REASON_FILLED_BY_OTHER' }))).toBe('DECIDED')
})

test('A suspended hospital writes to a doctor with a work, and to nobody else.', async () => {
  const one = await applied()
  await suspend(one.hospitalId)
  expect((await answer(one)).body).toMatchObject({ msg: SUSPENDED_COMMAND })
  await suspend(one.hospitalId, 'ACTIVE')
  const matched = await scene.matched()
  await suspend(matched.hospitalId)
  expect(wordOf(await answer(matched))).toBe('SENT')
})

test('A doctor accepts no offer of a hospital that has been suspended since, and may decline it.', async () => {
  const one = await applied()
  const { spot, id, bearer } = one
  const listing = await scene.listingOf(spot)
  if (!listing) throw new Error('no listing')
  const terms = { start_time: listing.startTime, end_time: listing.endTime, fee: listing.fee + 1_000 }
  expect(wordOf(await decide(one, 'OFFER', { offered: terms }))).toBe('DECIDED')
  await suspend(one.hospitalId)
  const reply = (answered: string) =>
    callWork(scene.backend, 'AnswerOffer', { application_id: id, answer: answered, ...key() }, bearer)
  expect((await reply('OFFER_ANSWER_ACCEPT')).body).toMatchObject({ msg: SUSPENDED_OFFER })
  expect(wordOf(await reply('OFFER_ANSWER_DECLINE'))).toBe('DECLINED')
})

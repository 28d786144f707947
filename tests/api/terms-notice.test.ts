import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { NOTICE_ITEM } from '#app/domain/work/terms-notice.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { COMMON, termsNotices } from '#tests/support/terms-notices.ts'

/** The notice of terms of a match: issued without anybody where nothing is missing, completed, acknowledged, kept. */

const AT_ONCE = 50
const NOBODY = '00000000-0000-4000-8000-000000000000'

let scene: CancellationHouse
let terms: ReturnType<typeof termsNotices>

beforeAll(async () => {
  scene = await cancellations()
  terms = termsNotices(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

/** A match of a hospital whose rules are known, after the job has run. */
async function issued(): Promise<Matched> {
  const one = await scene.matched(inHours(300))
  await terms.knows(one.hospitalId)
  await terms.run()
  return one
}

/** A match of a hospital that has written no rules. */
async function waiting(): Promise<Matched> {
  const one = await scene.matched(inHours(300))
  await terms.knows(one.hospitalId, {})
  await terms.run()
  return one
}

test('is issued by itself within a minute after the match, with every item that the law requires', async () => {
  const one = await issued()
  const { notice, versions } = await terms.look(one)
  expect(notice).toMatchObject({ number: 1, state: 'TERMS_NOTICE_STATE_ISSUED' })
  expect(versions).toEqual([1])
  const headings = notice.lines.map(({ heading }: { heading: string }) => heading)
  const { renewalCriteria: _onlyWhereRenewed, ...required } = NOTICE_ITEM
  expect(headings).toEqual(
    expect.arrayContaining(['使用者', ...Object.values(required).map(({ heading }) => heading)]),
  )
  expect(notice.lines.every(({ text }: { text: string }) => text.trim() !== '')).toBe(true)
  expect(await terms.toldOf(one)).toEqual(['TERMS_ISSUED'])
  expect(await terms.toAcknowledge(one)).toMatchObject([{ work_id: one.workId, number: 1 }])
  // The job has nothing more to do.
  await terms.run()
  expect(await terms.versionsOf(one)).toHaveLength(1)
})

test('waits for the hospital while an item is missing, and is issued once it is written', async () => {
  const one = await waiting()
  expect((await terms.look(one)).notice).toMatchObject({
    state: 'TERMS_NOTICE_STATE_MISSING',
    missing: Object.keys(COMMON),
  })
  // What is not issued is no notice yet.
  expect((await terms.look(one)).notice.lines ?? []).toEqual([])
  expect(await terms.toldOf(one)).toEqual(['TERMS_INCOMPLETE'])
  expect(await terms.acknowledge(one)).toBe('NOT_ISSUED')
  expect(await terms.handOver(one)).toBe('INCOMPLETE')
  const { leaving: _forgotten, ...most } = COMMON
  expect(await terms.issue(one, most)).toBe('INCOMPLETE')
  const coming = await scene.coming(one.member.bearer)
  expect(
    coming.body.works.find((row: { work: { id: string } }) => row.work.id === one.workId).terms_notice,
  ).toBe('TERMS_NOTICE_STATE_MISSING')
  expect(await terms.issue(one)).toBe('ISSUED')
  expect(await terms.issue(one)).toBe('ALREADY_ISSUED')
  expect(await terms.toldOf(one)).toEqual(['TERMS_INCOMPLETE', 'TERMS_ISSUED'])
  expect((await terms.look(one)).notice.lines).toContainEqual({
    heading: '退職・解雇',
    text: COMMON['leaving'],
  })
})

test('rules that are kept complete the other notices of the hospital too', async () => {
  const one = await waiting()
  const other = await waiting()
  expect(await terms.issue(one, COMMON, { is_kept: true })).toBe('ISSUED')
  await terms.run()
  expect((await terms.look(other)).notice.state).toBe('TERMS_NOTICE_STATE_ISSUED')
  expect(await terms.versionsOf(other)).toHaveLength(1)
})

test('an item that the listing lacks is asked for, whatever the hospital’s rules are', async () => {
  const one = await scene.matched(inHours(300))
  await terms.knows(one.hospitalId)
  await terms.forget(one, 'dutyScope')
  await terms.run()
  expect((await terms.look(one)).notice).toMatchObject({ missing: ['dutyScope'] })
  expect(await terms.issue(one, { dutyScope: '変更なし' })).toBe('ISSUED')
})

test('is acknowledged once, with the wish for its delivery; the first time counts', async () => {
  const one = await issued()
  expect(await terms.acknowledge(one)).toBe('ACKNOWLEDGED')
  const [first] = await terms.versionsOf(one)
  scene.at(5)
  expect(await terms.acknowledge(one)).toBe('ACKNOWLEDGED')
  const [again] = await terms.versionsOf(one)
  expect(again).toMatchObject({ acknowledgedAt: first?.acknowledgedAt, delivery: 'ELECTRONIC' })
  expect(await terms.toAcknowledge(one)).toEqual([])
  expect(await terms.handOver(one)).toBe('NOT_ON_PAPER')
})

test('who wishes for paper gets it from the hospital, which is told and marks it', async () => {
  const one = await issued()
  expect(await terms.choose(one, 'PAPER')).toBe('DELIVERY_CHOSEN')
  expect(await terms.toldOf(one)).toEqual(['TERMS_ISSUED', 'TERMS_ON_PAPER'])
  expect(await terms.handOver(one)).toBe('HANDED_OVER')
  const [first] = await terms.versionsOf(one)
  scene.at(5)
  expect(await terms.handOver(one)).toBe('HANDED_OVER')
  expect(await terms.versionsOf(one)).toMatchObject([{ handedOverAt: first?.handedOverAt }])
})

test('a moved work has a new version to acknowledge; the old one is kept', async () => {
  const one = await issued()
  await terms.acknowledge(one)
  await terms.move(one, 302, 310)
  await terms.run()
  const { notice, versions } = await terms.look(one)
  expect(notice).toMatchObject({
    number: 2,
    state: 'TERMS_NOTICE_STATE_ISSUED',
    delivery: 'NOTICE_DELIVERY_ELECTRONIC',
  })
  expect(versions).toEqual([2, 1])
  expect(await terms.toldOf(one)).toEqual(['TERMS_ISSUED', 'TERMS_REISSUED'])
  const hoursOf = async (number: number) =>
    (await terms.look(one, number)).notice.lines.find(
      ({ heading }: { heading: string }) => heading === '勤務時間',
    ).text
  expect(await hoursOf(1)).not.toBe(await hoursOf(2))
  expect(await terms.acknowledge(one)).toBe('OUTDATED')
  expect(await terms.acknowledge(one, { number: 2 })).toBe('ACKNOWLEDGED')
  expect((await terms.look(one, 3)).code).toBe('not_found')
})

test('of a cancelled work nothing is answered any more', async () => {
  const one = await issued()
  await scene.db.database.update(work).set({ state: 'CANCELLED_BY_HOSPITAL' }).where(eq(work.id, one.workId))
  expect(await terms.acknowledge(one)).toBe('ENDED')
  expect(await terms.handOver(one)).toBe('ENDED')
  expect(await terms.toAcknowledge(one)).toEqual([])
})

test('a work that is over can still be acknowledged, as proof that its notice was read', async () => {
  const one = await issued()
  await scene.db.database
    .update(work)
    .set({ state: 'FINISHED', plannedStart: hours(-12), plannedEnd: hours(-4) })
    .where(eq(work.id, one.workId))
  expect(await terms.acknowledge(one)).toBe('ACKNOWLEDGED')
})

test('an undone match leaves nothing to issue', async () => {
  const one = await scene.matched(inHours(300))
  await scene.db.database.delete(work).where(eq(work.id, one.workId))
  await terms.run()
  expect((await terms.look(one)).code).toBe('not_found')
})

test('strangers, the doctor of another work and the hospital’s member do not find it', async () => {
  const one = await issued()
  const other = await issued()
  const stranger = await insertDoctor(scene.db.database)
  for (const { bearer } of [stranger, other, one.member]) {
    expect((await terms.look({ ...one, bearer })).code).toBe('not_found')
    expect(['NOT_FOUND', 'not_found']).toContain(await terms.acknowledge({ ...one, bearer }))
  }
  expect(await terms.acknowledge({ ...one, workId: NOBODY })).toBe('NOT_FOUND')
})

test('the hospital next door, a former member and a viewer cannot issue or read what is not theirs', async () => {
  const one = await waiting()
  const id = one.hospitalId + 1_000 + Math.floor(Math.random() * 100_000)
  const [next] = makeHospitals(1)
  if (!next) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values({ ...next.row, id })
  const neighbour = await insertMember(scene.db.database, id)
  const former = await insertMember(scene.db.database, one.hospitalId)
  await scene.db.database
    .update(hospitalMember)
    .set({ leftAt: hours(-1) })
    .where(eq(hospitalMember.id, former.memberId))
  for (const member of [neighbour, former]) {
    const refused = member === neighbour ? 'not_found' : 'permission_denied'
    expect((await terms.read({ ...one, member })).code).toBe(refused)
    expect(await terms.issue({ ...one, member })).toBe(refused)
    expect(await terms.handOver({ ...one, member })).toBe(refused)
  }
  const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
  expect((await terms.read({ ...one, member: viewer })).notice.number).toBe(1)
  expect((await terms.read({ ...one, member: viewer })).may_issue ?? false).toBe(false)
  expect(await terms.issue({ ...one, member: viewer })).toBe('permission_denied')
  expect((await terms.versionsOf(one))[0]?.issuedAt).toBeNull()
})

test.each([
  { work_id: 'x' },
  { number: 0 },
  { number: 40_000 },
  { delivery: 'NOTICE_DELIVERY_UNSPECIFIED' },
  { idempotency_key: 'x' },
])('a malformed answer is refused: %o', async (fields) => {
  expect(await terms.acknowledge(await issued(), fields)).toBe('invalid_argument')
})

test.each([
  { items: [{ key: 'unknown', text: 'あいう' }] },
  { items: [{ key: 'leaving', text: 'あ' }] },
  { items: [{ key: 'leaving', text: 'あ'.repeat(501) }] },
  {
    items: [
      { key: 'leaving', text: 'あいう' },
      { key: 'leaving', text: 'あいう' },
    ],
  },
  { number: -1 },
  { idempotency_key: '' },
])('malformed items are refused: %o', async (fields) => {
  expect(await terms.issue(await waiting(), COMMON, fields)).toBe('invalid_argument')
})

test('a key answers once, and belongs to one request', async () => {
  const one = await issued()
  const same = { idempotency_key: `terms-${one.id}` }
  expect(await terms.choose(one, 'PAPER', same)).toBe('DELIVERY_CHOSEN')
  expect(await terms.choose(one, 'PAPER', same)).toBe('DELIVERY_CHOSEN')
  expect(await terms.choose(one, 'ELECTRONIC', same)).toBe('invalid_argument')
})

test(`${AT_ONCE} identical answers at once have one effect and one response, on both sides`, async () => {
  const one = await waiting()
  const times = Array.from({ length: AT_ONCE })
  const sent = { idempotency_key: `issue-${one.id}` }
  const issues = await Promise.all(times.map(() => terms.issue(one, COMMON, sent)))
  expect(new Set(issues)).toEqual(new Set(['ISSUED']))
  const read = { idempotency_key: `read-${one.id}`, delivery: 'NOTICE_DELIVERY_PAPER' }
  const answers = await Promise.all(times.map(() => terms.acknowledge(one, read)))
  expect(new Set(answers)).toEqual(new Set(['ACKNOWLEDGED']))
  const handed = { idempotency_key: `hand-${one.id}` }
  const marks = await Promise.all(times.map(() => terms.handOver(one, handed)))
  expect(new Set(marks)).toEqual(new Set(['HANDED_OVER']))
  expect(await terms.versionsOf(one)).toHaveLength(1)
  expect(await terms.toldOf(one)).toEqual(['TERMS_INCOMPLETE', 'TERMS_ISSUED', 'TERMS_ON_PAPER'])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { createNoticeLetters } from '#app/backend/notice/notice-letters.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import type { CancellationHouse, Matched } from '#tests/support/cancellations.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { laterBearer } from '#tests/support/later-bearer.ts'
import { LISTED, MOVED, movedWork, writings } from '#tests/support/moved-works.ts'
import { workRecords } from '#tests/support/work-records.ts'

/**
 * From the day of a moved work on: reminders, reports, payments of both sides, their files and the mails name the time to
 * which it was moved and the pay that was agreed on, and nothing the listing's.
 */

/** 3 hours before 5:00 is night: the last reminder comes the evening before, which is the evening of the listing's day. */
const EVENING = new Date('2026-12-14T20:30:00+09:00')
const AFTER = new Date('2026-12-15T23:00:00+09:00')
const ADDRESS = { doctor: 'doctor@mail.test', hospital: 'office@mail.test' }

let scene: CancellationHouse
let one: Matched

const at = async (instant: Date) => {
  scene.at((instant.getTime() - NOW.getTime()) / 60_000)
  one = {
    ...one,
    bearer: await laterBearer(scene.db, one, instant),
    member: { ...one.member, bearer: await laterBearer(scene.db, one.member, instant) },
  }
}

beforeAll(async () => {
  ;({ scene, one } = await movedWork())
  for (const [{ accountId }, loginId] of [
    [one, ADDRESS.doctor],
    [one.member, ADDRESS.hospital],
  ] as const)
    await scene.db.database
      .update(account)
      .set({ loginId, mailConfirmedAt: NOW })
      .where(eq(account.id, accountId))
  await scene.db.database.delete(notification)
}, 60_000)
afterAll(() => scene.db.close())

const told = async () =>
  (await scene.db.database.select().from(notification)).map(
    ({ type, title, body }) => `${type} ${title} ${body}`,
  )

/** Says the moved time in some writing, and the listing's in none. */
function namesMoved(said: string): void {
  expect(writings(MOVED).filter((text) => said.includes(text))).not.toEqual([])
  expect(writings(LISTED).filter((text) => said.includes(text))).toEqual([])
}

test('the doctor is reminded of the moved time, with what is left until then', async () => {
  await at(EVENING)
  await scene.backend.jobs.run('work-day', [{}])
  const [reminder, ...more] = await told()
  expect(more).toEqual([])
  expect(reminder).toContain('WORK_REMINDER 勤務のご案内(明日 5:00・あと8時間30分)')
  namesMoved(reminder ?? '')
})

test('done, reported and confirmed, both sides are told of the moved work', async () => {
  const records = workRecords(scene)
  await at(AFTER)
  await records.run()
  await records.run()
  expect(await records.report(one)).toBe('REPORTED')
  expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
  const said = await told()
  expect(said.map((text) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(['WORK_REMINDER', 'WORK_REPORTED', 'WORK_CONFIRMED']),
  )
  for (const text of said) namesMoved(text)
})

test('every mail of it says the same', async () => {
  const write = createNoticeLetters(scene.db.database, { origin: ORIGIN, clock: () => AFTER }).NOTICE
  const mails = await scene.db.database.select().from(mailOutbox).where(eq(mailOutbox.kind, 'NOTICE'))
  const letters = await Promise.all(mails.map(({ payload, recipient }) => write(payload, recipient)))
  const read = letters.flatMap((letter, at) =>
    letter ? [`${mails[at]?.recipient} ${JSON.stringify(letter)}`] : [],
  )
  for (const recipient of Object.values(ADDRESS))
    expect(read.filter((text) => text.startsWith(recipient))).not.toEqual([])
  for (const text of read) namesMoved(text)
})

const UNPAID = { shelf: 'PAYMENT_SHELF_UNPAID' }

const read = async (party: string, method: string, body: object, bearer: string) =>
  JSON.stringify((await callTwirp(scene.backend, `${party}/${method}`, body, bearer)).body)

const file = async (name: string, bearer: string) => {
  const headers = { Authorization: `Bearer ${bearer}` }
  const response = await scene.backend.handlers.paymentFiles(
    new Request(`${ORIGIN}/account/payments/${name}`, { headers }),
  )
  expect(response.status).toBe(200)
  return response.text()
}

test.each<[string, () => Promise<string>]>([
  [
    'the doctor’s payments of the year',
    () => read('dp.work.Payments', 'GetYear', { year: 2027 }, one.bearer),
  ],
  ['the doctor’s payment', () => read('dp.work.Payments', 'GetPayment', { work_id: one.workId }, one.bearer)],
  [
    'the hospital’s payments',
    () => read('dp.hospital.HospitalPayments', 'ListPayments', UNPAID, one.member.bearer),
  ],
  ['the doctor’s file of the year', () => file('2027.csv', one.bearer)],
  [
    'the hospital’s file of what is unpaid',
    async () => {
      // It asks for a proof of the last ten minutes.
      await scene.db.database.update(session).set({ authenticatedAt: AFTER })
      return file('hospital-unpaid.csv', one.member.bearer)
    },
  ],
  [
    'the doctor’s worked shifts',
    () => read('dp.work.WorkRecords', 'ListWorked', { kind: 'WORK_KIND_SPOT' }, one.bearer),
  ],
])('%s', async (_name, of) => {
  const said = await of()
  namesMoved(said)
  expect(said).toMatch(/95,?000/)
  expect(said).not.toMatch(/85,?000/)
})

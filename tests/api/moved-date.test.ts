import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp, callWork, key } from '#tests/support/backend-calls.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { laterBearer } from '#tests/support/later-bearer.ts'
import { writings } from '#tests/support/moved-works.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** A date of a regular contract that was moved is read at its own time everywhere; the contract's other dates stay. */

const PLANNED = [tokyoInstant('2027-01-18', 17 * 60), tokyoInstant('2027-01-19', 9 * 60)] as const
const MOVED = [tokyoInstant('2027-01-20', 9 * 60), tokyoInstant('2027-01-20', 17 * 60)] as const
const AFTER = new Date('2027-01-20T20:00:00+09:00')
const MONTH = '2027-01'

let scene: Regulars
let one: RegularApplied & { workId: string; scheduleId: string }

beforeAll(async () => {
  scene = await regulars()
  const matched = await scene.matched()
  const date = (await scene.datesOf(matched)).find(({ day }) => day === '2027-01-18')
  if (!date?.workId) throw new Error('no date')
  one = { ...matched, workId: date.workId, scheduleId: date.id }
  const changes = dateChanges(scene)
  expect(await changes.request(one, MOVED)).toBe('REQUESTED')
  expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
}, 60_000)
afterAll(() => scene.db.close())

const read = async (party: string, method: string, body: object, bearer: string) =>
  (await callTwirp(scene.backend, `${party}/${method}`, body, bearer)).body

const asDoctor = (handler: 'workCalendar' | 'workHoursCsv' | 'accountData' | 'paymentFiles', path: string) =>
  scene.backend.handlers[handler](
    new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${one.bearer}` } }),
  ).then((response) => response.text())

async function feed() {
  const token = Buffer.alloc(32, 9).toString('base64url')
  await read('dp.work.CalendarFeeds', 'IssueFeed', { token, shows_hospital: true, ...key() }, one.bearer)
  const request = new Request(`${ORIGIN}/calendar/feed/${token}.ics`)
  return (await scene.backend.handlers.calendarFeed(request)).text()
}

async function schedule() {
  const variables = { where: { regularWorkId: String(one.listing) }, limit: 50 }
  const asked = { document: RegularWorkSchedules, variables, bearer: one.bearer }
  return dataOf('listings', RegularWorkSchedules, await scene.backend.inProcess.listings(asked))
}

const BEFORE: Record<string, () => Promise<unknown>> = {
  'the contract’s dates': schedule,
  'the doctor’s matched works': async () =>
    (await callWork(scene.backend, 'ListMatchedWorks', {}, one.bearer)).body,
  'the doctor’s overview of the month': () =>
    read('dp.work.WorkRecords', 'GetOverview', { month: MONTH }, one.bearer),
  'the doctor’s work': () => read('dp.work.WorkRecords', 'GetWork', { work_id: one.workId }, one.bearer),
  'the doctor’s page of a cancellation': () =>
    read('dp.work.Cancellations', 'GetCancellation', { schedule_id: one.scheduleId }, one.bearer).then(
      ({ work }) => work,
    ),
  'the hospital’s page of a cancellation': () =>
    read('dp.hospital.Cancellations', 'GetCancellation', { work_id: one.workId }, one.member.bearer).then(
      ({ work }) => work,
    ),
  'the hospital’s coming works': () =>
    read('dp.hospital.Cancellations', 'ListComingWorks', {}, one.member.bearer).then(({ works }) =>
      works.map(({ work }: { work: object }) => work),
    ),
  'the hospital’s month': () =>
    read('dp.hospital.HospitalCalendar', 'GetMonth', { month: MONTH }, one.member.bearer),
  'the hospital’s week': () =>
    read('dp.hospital.HospitalCalendar', 'GetWeek', { day: '2027-01-18' }, one.member.bearer),
  'the declaration of hours': () => read('dp.work.Hours', 'GetDeclaration', { month: MONTH }, one.bearer),
  'the declaration as a file': () => asDoctor('workHoursCsv', `/work/hours.csv?month=${MONTH}`),
  'the calendar file': () => asDoctor('workCalendar', `/calendar/${one.id}.ics`),
  'the calendar feed': feed,
  'the doctor’s data': async () => JSON.parse(await asDoctor('accountData', '/account/data')).勤務,
}

function namesMoved(said: string): void {
  expect(writings(MOVED).filter((text) => said.includes(text))).not.toEqual([])
  expect(writings(PLANNED).filter((text) => said.includes(text))).toEqual([])
}

test.each(Object.entries(BEFORE))('%s', async (_name, of) => {
  namesMoved(JSON.stringify(await of()))
})

test('from its day on: the reminder, the letters, the payments and their file', async () => {
  const to = async (instant: Date) => {
    scene.at((instant.getTime() - NOW.getTime()) / 60_000)
    one = {
      ...one,
      bearer: await laterBearer(scene.db, one, instant),
      member: { ...one.member, bearer: await laterBearer(scene.db, one.member, instant) },
    }
  }
  const told = async () =>
    (await scene.db.database.select().from(notification).where(eq(notification.doctorId, one.doctorId))).map(
      ({ type, title, body }) => `${type} ${title} ${body}`,
    )
  const records = workRecords(scene)
  // The dates before are over; only the moved one is of interest.
  await scene.db.database.delete(notification)
  await to(new Date('2027-01-20T06:00:00+09:00'))
  await records.run()
  await to(new Date('2027-01-20T08:10:00+09:00'))
  await records.run()
  const reminders = (await told()).filter((text) => text.startsWith('WORK_REMINDER'))
  expect(reminders).toEqual([expect.stringContaining('今日 9:00・あと50分')])
  for (const text of reminders) namesMoved(text)
  await to(AFTER)
  await records.run()
  await records.run()
  expect(await records.report(one)).toBe('REPORTED')
  expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
  const [year, UNPAID] = [{ year: 2027 }, { shelf: 'PAYMENT_SHELF_UNPAID' }]
  for (const said of [
    (await told()).filter((text) => text.startsWith('WORK_CONFIRMED')).join(),
    JSON.stringify(await read('dp.work.Payments', 'GetYear', year, one.bearer)),
    JSON.stringify(await read('dp.work.Payments', 'GetPayment', { work_id: one.workId }, one.bearer)),
    JSON.stringify(await read('dp.hospital.HospitalPayments', 'ListPayments', UNPAID, one.member.bearer)),
    await asDoctor('paymentFiles', '/account/payments/2027.csv'),
  ])
    namesMoved(said)
})

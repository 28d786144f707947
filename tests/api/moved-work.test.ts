import { eq } from 'drizzle-orm'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, callWork, key } from '#tests/support/backend-calls.ts'
import type { CancellationHouse, Matched } from '#tests/support/cancellations.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { FEE, LISTED, MOVED, movedWork, writings } from '#tests/support/moved-works.ts'

/**
 * After the match the work is the truth, not the listing: pay that was changed by an accepted offer and a time that was
 * moved to another day are read from every screen's call, file and letter, and the listing's from none.
 */

let scene: CancellationHouse
let one: Matched
let month: string

const read = (party: string, method: string, body: object, bearer: string) =>
  callTwirp(scene.backend, `${party}/${method}`, body, bearer)

beforeAll(async () => {
  ;({ scene, one } = await movedWork())
  await scene.backend.jobs.run('terms-notice', [{}])
  month = tokyoDay(MOVED[0]).slice(0, 7)
}, 60_000)
afterAll(() => scene.db.close())

/** The listing has kept its own: what is read below can only come from the work. */
test('the listing still says what it said', async () => {
  const [row] = await scene.db.database.select().from(spotWork).where(eq(spotWork.id, one.spot))
  expect([row?.startTime, row?.endTime, row?.fee]).toEqual([...LISTED, FEE.listed])
})

const NOTHING = { fee: false }

/** What is read, and whether it names the pay. */
const READINGS: Record<string, { of: () => Promise<unknown>; fee?: boolean }> = {
  'the doctor’s applications': {
    of: async () => (await callWork(scene.backend, 'ListApplications', {}, one.bearer)).body,
  },
  'the doctor’s matched works, and home’s next': {
    of: async () => (await callWork(scene.backend, 'ListMatchedWorks', {}, one.bearer)).body,
  },
  'the doctor’s thread': {
    of: async () =>
      (
        await read(
          'dp.message.Messages',
          'GetThread',
          { kind: 'LISTING_KIND_SPOT', listing_id: String(one.spot) },
          one.bearer,
        )
      ).body,
  },
  'the hospital’s thread': {
    of: async () =>
      (
        await read(
          'dp.hospital.HospitalMessages',
          'GetHospitalThread',
          { thread_id: one.id },
          one.member.bearer,
        )
      ).body,
  },
  'the hospital’s list of threads': { of: async () => threads(), ...NOTHING },
  'the listing’s page for its doctor': { of: async () => listing() },
  'the doctor’s page of a cancellation': { of: async () => (await scene.look(one)).body.work },
  'the hospital’s page of a cancellation': { of: async () => (await scene.read(one)).body.work },
  'the hospital’s coming works': {
    of: async () =>
      (await scene.coming(one.member.bearer)).body.works.map(({ work }: { work: object }) => work),
  },
  'the hospital’s application': {
    of: async () =>
      (
        await read(
          'dp.hospital.HospitalApplications',
          'GetApplicationFile',
          { application_id: one.id },
          one.member.bearer,
        )
      ).body,
  },
  'the hospital’s month': {
    of: async () =>
      (await read('dp.hospital.HospitalCalendar', 'GetMonth', { month }, one.member.bearer)).body,
    ...NOTHING,
  },
  'the hospital’s week': {
    of: async () =>
      (await read('dp.hospital.HospitalCalendar', 'GetWeek', { day: tokyoDay(LISTED[0]) }, one.member.bearer))
        .body,
    ...NOTHING,
  },
  'the doctor’s overview of a month': {
    of: async () => (await read('dp.work.WorkRecords', 'GetOverview', { month }, one.bearer)).body,
  },
  'the doctor’s work': {
    of: async () => (await read('dp.work.WorkRecords', 'GetWork', { work_id: one.workId }, one.bearer)).body,
  },
  'the hospital’s work': {
    of: async () =>
      (await read('dp.hospital.WorkReports', 'GetReportedWork', { work_id: one.workId }, one.member.bearer))
        .body,
  },
  'the notice of terms of the doctor': {
    of: async () =>
      (await read('dp.work.TermsNotices', 'GetTermsNotice', { work_id: one.workId }, one.bearer)).body,
  },
  'the notice of terms of the hospital': {
    of: async () =>
      (await read('dp.hospital.TermsNotices', 'GetTermsNotice', { work_id: one.workId }, one.member.bearer))
        .body,
  },
  'the declaration of hours': {
    of: async () => (await read('dp.work.Hours', 'GetDeclaration', { month }, one.bearer)).body,
    ...NOTHING,
  },
  'the declaration as a file': {
    of: () => file('workHoursCsv', `/work/hours.csv?month=${month}`),
    ...NOTHING,
  },
  'the calendar file': { of: () => file('workCalendar', `/calendar/${one.id}.ics`), ...NOTHING },
  'the calendar feed': { of: () => feed(), ...NOTHING },
  'the doctor’s data': { of: () => ownData() },
  'the letters that are written from now on': { of: () => letters(), ...NOTHING },
}

async function threads() {
  const about = { kind: 'LISTING_KIND_SPOT', listing_id: String(one.spot) }
  const message = { ...about, ...key(), body: '駐車場はありますか。' }
  await read('dp.message.Messages', 'SendMessage', message, one.bearer)
  return (await read('dp.hospital.HospitalMessages', 'ListThreads', {}, one.member.bearer)).body
}

async function listing() {
  const query = `query ($id: ID!) { spotWork(id: $id) {
    startTime endTime fee hourlyFee viewer { applicationState agreed { heading text } } takeHome { year }
  } }`
  const asked = { document: parse(query), variables: { id: String(one.spot) }, bearer: one.bearer }
  return scene.backend.inProcess.listings(asked)
}

type FileHandler = 'workCalendar' | 'workHoursCsv'

async function file(handler: FileHandler, path: string) {
  const request = new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${one.bearer}` } })
  return (await scene.backend.handlers[handler](request)).text()
}

async function feed() {
  const token = Buffer.alloc(32, 7).toString('base64url')
  await read('dp.work.CalendarFeeds', 'IssueFeed', { token, shows_hospital: true, ...key() }, one.bearer)
  return (
    await scene.backend.handlers.calendarFeed(new Request(`${ORIGIN}/calendar/feed/${token}.ics`))
  ).text()
}

async function ownData() {
  const request = new Request(`${ORIGIN}/account/data`, {
    headers: { Authorization: `Bearer ${one.bearer}` },
  })
  const data = await (await scene.backend.handlers.accountData(request)).json()
  return { 応募: data.応募, 勤務: data.勤務 }
}

/** Of a message, a change that is asked for, a cancellation that is asked for and taken back, and the hospital's own. */
async function letters() {
  await scene.db.database.delete(notification)
  await read(
    'dp.hospital.HospitalMessages',
    'SendHospitalMessage',
    { thread_id: one.id, body: 'お待ちしております。', ...key() },
    one.member.bearer,
  )
  await scene.ask(one, 'NONE')
  await scene.takeBack(one)
  await scene.cancel(one)
  const rows = await scene.db.database.select().from(notification)
  expect(rows.length).toBeGreaterThan(2)
  return rows.map(({ title, body }) => `${title} ${body}`)
}

test.each(Object.entries(READINGS))('%s', async (_name, { of, fee = true }) => {
  const said = JSON.stringify(await of())
  expect(writings(MOVED).filter((text) => said.includes(text))).not.toEqual([])
  expect(writings(LISTED).filter((text) => said.includes(text))).toEqual([])
  if (!fee) return
  expect(said).toMatch(/95,?000/)
  expect(said).not.toMatch(/85,?000/)
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { proposalHouse, type ProposalHouse } from '#tests/support/proposals.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** Every read of our staff that shows a doctor's data is on record, with its reason, for the doctor too. */

/** Reads that show a doctor's data, each with the record that a test of its own holds, where it is another one. */
const SHOWS: Readonly<Record<string, 'DOCTOR_VIEWED' | 'DOCTORS_LISTED' | 'elsewhere'>> = {
  'Staff/ListDoctors': 'DOCTORS_LISTED',
  'Staff/GetDoctorFile': 'DOCTOR_VIEWED',
  'ChangeReview/ListOpenChanges': 'elsewhere',
  'ChangeReview/ListDoctorChanges': 'DOCTOR_VIEWED',
  'DoctorProposals/ListOpenProposals': 'DOCTOR_VIEWED',
  'DoctorProposals/ListDoctorProposals': 'DOCTOR_VIEWED',
  'StaffThreads/ListDoctorThreads': 'DOCTOR_VIEWED',
  'Troubles/ListTroubles': 'elsewhere',
  'ThanksReports/ListThanksReports': 'elsewhere',
  // Opened for a typed reason: THREAD_VIEWED, SURVEY_VIEWED and CONTACT_VIEWED.
  'StaffThreads/GetStaffThread': 'elsewhere',
  'StaffSurveys/GetNote': 'elsewhere',
  'StaffContacts/GetContact': 'elsewhere',
}
/** Reads without a doctor's data, or with no more than the trail itself. */
const SHOWS_NONE = [
  'Staff/GetStaff',
  'StaffContacts/ListContacts',
  'StaffHospitals/ListHospitals',
  'StaffHospitals/GetHospital',
  'ReportedListings/ListReportedListings',
  'StaffMembers/ListStaff',
  'StaffSurveys/ListNotes',
  'Weather/ListDeclarations',
  'Audit/ListEntries',
  'ServiceAlerts/ListAlerts',
  'FailedJobs/ListFailedJobs',
  'Figures/GetFigures',
  'ListingReviews/ListReviews',
  'ListingReviews/GetReview',
]

let scene: ProposalHouse
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())

const ask = (method: string, body: object, { bearer }: { bearer: string }) =>
  callTwirp(scene.backend, `dp.staff.${method}`, body, bearer)

test('every read of our staff is in one of the two lists', async () => {
  const folder = join(import.meta.dirname, '../../src/contract/proto')
  const reads: string[] = []
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    if (!text.includes('package dp.staff;')) continue
    const [, service = ''] = /^service (\w+)/m.exec(text) ?? []
    for (const [, method = ''] of text.matchAll(/^ {2}rpc ((?:Get|List)\w+)/gm))
      reads.push(`${service}/${method}`)
  }
  expect(reads.toSorted()).toEqual([...Object.keys(SHOWS), ...SHOWS_NONE].toSorted())
})

const RECORDED = Object.entries(SHOWS).filter(([, kind]) => kind !== 'elsewhere')

test.each(RECORDED)(
  '%s leaves an entry of %s with its reason, once in half an hour',
  async (method, kind) => {
    await scene.newPerson({ status: 'APPROVE' })
    await scene.propose()
    const reader = await insertStaff(scene.db.database, '運営 読子')
    const { doctorId } = scene.person()
    const body = { doctor_id: doctorId, queue: 'DOCTOR_QUEUE_ACTIVE' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(method, body, reader)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const subject = kind === 'DOCTORS_LISTED' ? 'ACTIVE' : doctorId
    const rows = await scene.db.database
      .select()
      .from(staffAction)
      .where(and(eq(staffAction.staffAccountId, reader.accountId), eq(staffAction.subject, subject)))
    expect(rows.map((row) => row.kind)).toEqual([kind])
    expect(rows[0]?.words).not.toBe('')
  },
)

test('the doctor’s own data say who saw it and why', async () => {
  await scene.newPerson({ status: 'INITIAL' })
  const { doctorId, bearer } = scene.person()
  const { body } = await ask('Staff/GetDoctorFile', { doctor_id: doctorId }, scene.first)
  expect(body.view_reason).toBe('登録の確認')
  const answer = await scene.backend.handlers.accountData(
    new Request(`${ORIGIN}/account/data`, { headers: { Authorization: `Bearer ${bearer}` } }),
  )
  expect(await answer.json()).toMatchObject({
    運営による登録内容などの閲覧: [{ 担当者: '運営 花子', 理由: '登録の確認' }],
  })
})

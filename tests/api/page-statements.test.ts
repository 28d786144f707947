import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTwirp, callWork, testBackend, type TestBackend, key } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'

/**
 * What a page of both sides costs: at most three statements beyond those that say who is calling. A doctor is remembered
 * for two seconds; a member and our staff cost two.
 */

let db: TestDatabase
let backend: TestBackend
let person: TestDoctor
let member: TestMember
let worker: TestDoctor
let spot = ''
let threadId = ''
let applicationId = ''
let workId = ''
let statements = 0

const place = () => ({ kind: 'LISTING_KIND_SPOT', listing_id: spot })

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  backend = testBackend(db.database, () => NOW)
  person = await insertDoctor(db.database)
  worker = await insertStaff(db.database, '運営 花子')
  spot = await insertListing(db.database, { applicationStatus: 'SELECTION' })
  const [listing] = await db.database.select().from(spotWork)
  member = await insertMember(db.database, listing?.hospitalId ?? 0)
  const applied = await callWork(backend, 'ApplyToSpot', { spot_work_id: spot, ...key() }, person.bearer)
  applicationId = applied.body.application.id
  const free = await insertListing(db.database, { applicationStatus: 'FREE' })
  await callWork(backend, 'ApplyToSpot', { spot_work_id: free, ...key() }, person.bearer)
  workId = (await db.database.select().from(work))[0]?.id ?? ''
  const messages = 'dp.message.Messages'
  await callTwirp(
    backend,
    `${messages}/SendMessage`,
    { ...place(), body: '質問です。', ...key() },
    person.bearer,
  )
  threadId = (await callTwirp(backend, `${messages}/GetThread`, place(), person.bearer)).body.thread.id
  const opened = { thread_id: threadId, reason: '問い合わせへの対応' }
  await callTwirp(backend, 'dp.staff.StaffThreads/OpenThread', opened, worker.bearer)
}, 60_000)
afterAll(() => db.close())

type Page = [name: string, most: number, method: string, body: () => object, bearer: () => string]

const byDoctor = () => person.bearer
const byMember = () => member.bearer
const byStaff = () => worker.bearer

test.each<Page>([
  ['a thread of the doctor', 3, 'dp.message.Messages/GetThread', place, byDoctor],
  [
    'notices',
    3,
    'dp.notice.Notices/ListNotices',
    () => ({ side: 'NOTICE_SIDE_DOCTOR', limit: 20 }),
    byDoctor,
  ],
  ['applications', 3, 'dp.work.Work/ListApplications', () => ({}), byDoctor],
  ['rehire offers', 3, 'dp.work.RehireOffers/ListRehireOffers', () => ({}), byDoctor],
  ['hours with offers', 3, 'dp.work.RehireOffers/ListOfferHours', () => ({}), byDoctor],
  ['hospitals switched off', 3, 'dp.work.RehireOffers/ListSwitchedOff', () => ({}), byDoctor],
  ['works', 4, 'dp.work.WorkRecords/GetOverview', () => ({ month: '2026-11' }), byDoctor],
  ['hours', 3, 'dp.work.Hours/GetSummary', () => ({}), byDoctor],
  ['the declaration', 3, 'dp.work.Hours/GetDeclaration', () => ({ month: '2026-11' }), byDoctor],
  ['a notice of terms', 3, 'dp.work.TermsNotices/GetTermsNotice', () => ({ work_id: workId }), byDoctor],
  ['notices of terms', 3, 'dp.work.TermsNotices/ListTermsToAcknowledge', () => ({}), byDoctor],
  [
    'a notice of terms of the hospital',
    5,
    'dp.hospital.TermsNotices/GetTermsNotice',
    () => ({ work_id: workId }),
    byMember,
  ],
  ['offers of renewals', 3, 'dp.work.ContractRenewals/ListRenewalOffers', () => ({}), byDoctor],
  ['a first-visit guide', 3, 'dp.work.FirstVisits/GetGuide', () => ({ work_id: workId }), byDoctor],
  ["a hospital's profile", 5, 'dp.hospital.HospitalProfile/GetProfile', () => ({}), byMember],
  ['NG settings', 3, 'dp.work.NgSettings/GetNgSettings', () => ({}), byDoctor],
  ['an objection', 3, 'dp.work.Objections/GetObjection', () => ({ work_id: workId }), byDoctor],
  [
    'an objection for the hospital',
    5,
    'dp.hospital.WorkObjections/GetWorkObjection',
    () => ({ work_id: workId }),
    byMember,
  ],
  ['past works', 3, 'dp.work.WorkRecords/ListWorked', () => ({ kind: 'WORK_KIND_SPOT' }), byDoctor],
  [
    'past works of contracts',
    3,
    'dp.work.WorkRecords/ListWorked',
    () => ({ kind: 'WORK_KIND_REGULAR' }),
    byDoctor,
  ],
  [
    'sums of a year',
    3,
    'dp.work.Performance/GetPerformance',
    () => ({ period: 'PERFORMANCE_PERIOD_YEAR' }),
    byDoctor,
  ],
  [
    'sums of all works',
    3,
    'dp.work.Performance/GetPerformance',
    () => ({ period: 'PERFORMANCE_PERIOD_ALL' }),
    byDoctor,
  ],
  ['the median of doctors alike', 3, 'dp.work.Performance/GetMedian', () => ({}), byDoctor],
  ['thanks', 3, 'dp.work.Appreciations/ListAppreciations', () => ({}), byDoctor],
  ['the notebook of thanks', 3, 'dp.work.Appreciations/GetNotebook', () => ({}), byDoctor],
  ['works to thank for', 5, 'dp.hospital.Thanks/ListThankableWorks', () => ({}), byMember],
  ['reported thanks', 6, 'dp.staff.ThanksReports/ListThanksReports', () => ({}), byStaff],
  ['figures', 5, 'dp.staff.Figures/GetFigures', () => ({}), byStaff],
  ['contacts', 5, 'dp.staff.StaffContacts/ListContacts', () => ({}), byStaff],
  ['what doctors wrote', 5, 'dp.staff.StaffSurveys/ListNotes', () => ({}), byStaff],
  ['the form of a contact', 2, 'dp.contact.Contacts/GetSender', () => ({}), byDoctor],
  ['the pay of a year', 3, 'dp.work.Payments/GetYear', () => ({}), byDoctor],
  [
    'what a hospital has to pay',
    5,
    'dp.hospital.HospitalPayments/ListPayments',
    () => ({ shelf: 'PAYMENT_SHELF_UNPAID' }),
    byMember,
  ],
  ['slips of a hospital', 5, 'dp.hospital.HospitalPayments/ListSlips', () => ({}), byMember],
  ["a hospital's figures", 5, 'dp.hospital.Figures/GetFigures', () => ({}), byMember],
  [
    'what a figure comes from',
    5,
    'dp.hospital.Figures/ListFigureSources',
    () => ({ figure: 'FIGURE_REPLY' }),
    byMember,
  ],
  ['the inbox', 6, 'dp.hospital.HospitalApplications/ListInbox', () => ({ limit: 30 }), byMember],
  ['sent rehire offers', 5, 'dp.hospital.RehireOffers/ListSentOffers', () => ({}), byMember],
  ['threads', 5, 'dp.hospital.HospitalMessages/ListThreads', () => ({}), byMember],
  [
    'a thread of the hospital',
    5,
    'dp.hospital.HospitalMessages/GetHospitalThread',
    () => ({ thread_id: threadId }),
    byMember,
  ],
  // 「間隔と上限」 reads the limits of the doctor's main job beside all known works.
  [
    'the file of an application',
    7,
    'dp.hospital.HospitalApplications/GetApplicationFile',
    () => ({ application_id: applicationId }),
    byMember,
  ],
  // One more: whether they have opened the thread.
  ['a thread for staff', 6, 'dp.staff.StaffThreads/GetStaffThread', () => ({ thread_id: threadId }), byStaff],
])('%s: at most %i statements', async (_, most, method, body, bearer) => {
  const call = () => callTwirp(backend, method, body(), bearer())
  expect((await call()).status).toBe(200)
  statements = 0
  expect((await call()).status).toBe(200)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(most)
})

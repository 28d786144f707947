import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasWorkBetween } from '#app/backend/database/neighbour-works.sql.ts'
import { spotLike } from '#app/backend/database/schema/doctor/like.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { rehireOffer } from '#app/backend/database/schema/work/rehire-offer.ts'
import { seedDemoAccounts } from '#app/backend/seed/demo/demo-accounts.ts'
import { refreshDemoDataIfAged, seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { contractRenewal } from '#app/backend/database/schema/work/contract-renewal.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { messageThread } from '#app/backend/database/schema/message.ts'
import { objection } from '#app/backend/database/schema/work/objection.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { listReported } from '#app/backend/listing-editor/report/read-reports.service.ts'
import { listWaiting, readReview } from '#app/backend/listing-editor/review/read-review.service.ts'
import { listOpenProposals } from '#app/backend/doctor-review/proposal.service.ts'
import { createWorkDayJob } from '#app/backend/work/record/work-day.job.ts'
import { listingOfNumber } from '#app/domain/listing/listing-number.ts'
import { roleOfDoctorStatus } from '#app/domain/account/role.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { hours } from '#tests/support/listings.ts'
import { NOW } from '#tests/support/doctors.ts'

let db: TestDatabase
const SIZE = { spot: 2_000, regular: 1_500, hospitals: 150 }
const seed = (now: Date) => seedDemoAccounts(db.database, { now })

beforeAll(async () => {
  db = await testDatabase()
  await seedDemoData(db.database, { now: NOW, ...SIZE })
  await seed(NOW)
}, 60_000)
afterAll(() => db.close())

async function entries(now: Date) {
  const states = await db.database
    .select({ state: application.state, id: application.id })
    .from(application)
    .where(isNotNull(application.spotWorkId))
  const count = (state: string) => states.filter((row) => row.state === state).length
  const ahead = await db.database
    .select()
    .from(work)
    .where(and(isNotNull(work.spotWorkId), eq(work.state, 'SCHEDULED'), gt(work.plannedEnd, now)))
  return {
    matched: count('MATCHED'),
    applied: count('APPLIED'),
    declined: count('DECLINED'),
    ahead: ahead.length,
  }
}

test('one account per role, one whose suspension ends by itself, two of our staff and one of a hospital', async () => {
  const rows = await db.database
    .select({ status: doctor.status, staffName: staff.name, role: hospitalMember.role })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(staff, eq(staff.accountId, account.id))
    .leftJoin(hospitalMember, eq(hospitalMember.accountId, account.id))
  const roles = rows.map(({ status, staffName, role }) =>
    staffName === null ? (role ?? (status ? roleOfDoctorStatus(status) : 'PreRegistered')) : 'staff',
  )
  expect(roles.sort()).toEqual([
    'BannedDoctor',
    'BannedDoctor',
    'InReviewDoctor',
    'Initial',
    'MedicalLicenseVerified',
    'OWNER',
    'PreRegistered',
    'TrustedDoctor',
    'staff',
    'staff',
  ])
})

test('the approved doctor has works ahead and behind, and answers to wait for', async () => {
  expect(await entries(NOW)).toEqual({ matched: 6, applied: 2, declined: 1, ahead: 3 })
})

/** What doctor and hospital find to decide of the demo contracts and reports: their states. */
async function toDecide() {
  const [renewals, objections, contracts] = await Promise.all([
    db.database.select({ state: contractRenewal.state }).from(contractRenewal),
    db.database
      .select({ state: objection.state, hospitalId: work.hospitalId })
      .from(objection)
      .innerJoin(work, eq(work.id, objection.workId)),
    db.database.select({ state: regularEngagement.state }).from(regularEngagement),
  ])
  const [member] = await db.database.select({ hospitalId: hospitalMember.hospitalId }).from(hospitalMember)
  return {
    renewals: renewals.map(({ state }) => state),
    objections: objections.map(({ state, hospitalId }) =>
      hospitalId === member?.hospitalId ? state : 'elsewhere',
    ),
    contracts: contracts.map(({ state }) => state).toSorted(),
  }
}
const OPEN = { renewals: ['OFFERED'], objections: ['OPEN'], contracts: ['ACTIVE', 'RENEWAL_PENDING'] }

test('a renewal waits for the doctor, an objection for the hospital', async () => {
  expect(await toDecide()).toEqual(OPEN)
})

/** What waits for our staff, with what the publish check says of the listing in review. */
async function onTheDesk(now: Date) {
  const [{ reviews }, reported, proposals] = await Promise.all([
    listWaiting(db.database, { after: null, limit: 10, now }),
    listReported(db.database),
    listOpenProposals(db.database, now),
  ])
  const key = listingOfNumber(reviews[0]?.number ?? '')
  const file = key && (await readReview(db.database, key, now))
  return {
    reviews: reviews.length,
    standing: file?.review.standing,
    findings: file?.findings,
    reports: reported.open.map(({ reports }) => reports.length),
    proposals: proposals.map(({ proposerName }) => proposerName),
  }
}
const DESK = {
  reviews: 1,
  standing: 'NEW',
  findings: [],
  reports: [1],
  proposals: ['運営 次郎'],
}

test('a first listing, a reported one and a proposal wait for our staff', async () => {
  expect(await onTheDesk(NOW)).toEqual(DESK)
})

/** What the doctor is to decide about or has applied for, although a work of the doctor's stands at the time. */
async function collisions(now: Date) {
  const [trusted] = await db.database.select({ id: application.doctorId }).from(application).limit(1)
  const doctorId = trusted?.id ?? ''
  const overlaps = hasWorkBetween(doctorId, { from: spotWork.startTime, to: spotWork.endTime })
  const liked = db.database.select({ id: spotLike.listingId }).from(spotLike)
  const offered = db.database.select({ id: rehireOffer.spotWorkId }).from(rehireOffer)
  const applied = db.database
    .select({ id: application.spotWorkId })
    .from(application)
    .where(eq(application.state, 'APPLIED'))
  const isMeant = or(...[liked, offered, applied].map((ids) => inArray(spotWork.id, ids)))
  return db.database
    .select({ id: spotWork.id, start: spotWork.startTime })
    .from(spotWork)
    .where(and(eq(spotWork.status, 'PUBLISHED'), gt(spotWork.startTime, now), isMeant, overlaps))
}

test('what is liked, offered and applied for leaves the works of the doctor alone', async () => {
  expect(await collisions(NOW)).toEqual([])
})

test('a second run changes nothing', async () => {
  const before = await db.database.select().from(application).orderBy(application.id)
  await seed(NOW)
  expect(await db.database.select().from(application).orderBy(application.id)).toEqual(before)
  expect(await toDecide()).toEqual(OPEN)
  expect(await onTheDesk(NOW)).toEqual(DESK)
})

test('ten days later the listings are made anew and the history has moved on', async () => {
  const later = hours(240)
  // A question about a listing keeps it, as a contract does.
  const [asked] = await db.database
    .select({ id: regularWork.id, hospitalId: regularWork.hospitalId })
    .from(regularWork)
    .where(eq(regularWork.applicantCount, 0))
    .limit(1)
  const [asker] = await db.database.select({ id: doctor.id }).from(doctor).limit(1)
  if (!asked || !asker) throw new Error('no demo listing')
  await db.database
    .insert(messageThread)
    .values({ regularWorkId: asked.id, hospitalId: asked.hospitalId, doctorId: asker.id, lastMessageAt: NOW })
  expect(await refreshDemoDataIfAged(db.database, { now: later, size: SIZE })).toBe(true)
  await seed(later)
  expect(await entries(later)).toMatchObject({ applied: 2, declined: 1, ahead: 3 })
  expect(await toDecide()).toEqual(OPEN)
  expect(await onTheDesk(later)).toEqual(DESK)
  expect(await collisions(later)).toEqual([])
  expect(await db.database.$count(regularWork, eq(regularWork.id, asked.id))).toBe(1)
  await createWorkDayJob(db.database, () => later).run([{}])
  const overdue = await db.database
    .select()
    .from(work)
    .where(and(inArray(work.state, ['SCHEDULED', 'IN_PROGRESS']), lt(work.plannedEnd, hours(230))))
  expect(overdue).toEqual([])
})

import { HOUR_MS } from '#app/domain/duration.ts'
import { eq, sql } from 'drizzle-orm'
import { seedDemoAccounts } from '#app/backend/seed/demo/demo-accounts.ts'
import { HOSPITAL_MEMBER, TRUSTED } from '#app/backend/database/demo-people.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import type { Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { profileChange } from '#app/backend/database/schema/doctor/profile.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { hospitalInvitation } from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { message, messageFile, messageThread } from '#app/backend/database/schema/message.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { NOW } from './doctors.ts'

const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

/** The first row of what a statement answers. */
function only<Row>([row]: readonly Row[], what: string): Row {
  if (row === undefined) throw new Error(`no ${what}`)
  return row
}

/** The doctor and the member of a hospital to whom the things of the demo data belong. */
async function findOwners(database: Database) {
  const person = only(
    await database
      .select({ doctorId: doctor.id, accountId: account.id })
      .from(doctor)
      .innerJoin(account, eq(account.id, doctor.accountId))
      .where(eq(account.loginId, TRUSTED)),
    'doctor',
  )
  const member = only(
    await database
      .select({ id: hospitalMember.id, hospitalId: hospitalMember.hospitalId })
      .from(hospitalMember)
      .innerJoin(account, eq(account.id, hospitalMember.accountId))
      .where(eq(account.loginId, HOSPITAL_MEMBER)),
    'member',
  )
  const shift = only(
    await database
      .select()
      .from(work)
      .where(sql`${work.doctorId} = ${person.doctorId} and ${work.spotWorkId} is not null`)
      .limit(1),
    'work',
  )
  return { person, member, shift }
}

type Owners = Awaited<ReturnType<typeof findOwners>>

async function insertThread(database: Database, { person, shift }: Owners) {
  const { doctorId, accountId } = person
  const thread = only(
    await database
      .insert(messageThread)
      .values({ doctorId, hospitalId: shift.hospitalId, spotWorkId: shift.spotWorkId, lastMessageAt: NOW })
      .returning(),
    'thread',
  )
  const said = only(
    await database
      .insert(message)
      .values({ threadId: thread.id, sender: 'DOCTOR', accountId, body: '地図です。', sentAt: NOW })
      .returning(),
    'message',
  )
  const file = { accountId, name: '地図.png', mime: 'image/png' as const, size: 1, bytes: Buffer.from('x') }
  await database.insert(messageFile).values([
    { ...file, messageId: said.id, uploadedAt: NOW },
    { ...file, uploadedAt: NOW },
  ])
}

async function insertRequests(database: Database, { person, shift, member }: Owners) {
  const { doctorId } = person
  const { id: workId, hospitalId, plannedStart, plannedEnd } = shift
  await database.insert(dateChange).values({
    workId,
    doctorId,
    hospitalId,
    plannedStart,
    plannedEnd,
    proposedStart: later(200),
    proposedEnd: later(208),
    note: '',
    requestedAt: NOW,
    answerDueAt: later(48),
  })
  await database.insert(cancellation).values({
    workId,
    doctorId,
    hospitalId,
    requestedBy: 'DOCTOR',
    reason: 'PERSONAL_REASON',
    detail: '',
    phone: '0312345678',
    requestedAt: NOW,
    hoursBefore: 100,
    tier: 'NONE',
    decision: 'PENDING',
  })
  await database.insert(substituteSearch).values({
    workId,
    doctorId,
    asked: 1,
    requestedAt: NOW,
    answerDueAt: later(24),
  })
  await database.insert(weatherDeclaration).values({
    day: '2026-12-20',
    prefecture: 'TOKYO',
    hospitalId: member.hospitalId,
    reason: '大雪の予報のためです。',
    memberId: member.id,
    declaredAt: NOW,
  })
}

async function insertRest(database: Database, { person, member }: Owners) {
  const { doctorId } = person
  await database.insert(hospitalInvitation).values({
    hospitalId: member.hospitalId,
    address: 'invited@example.test',
    role: 'STAFF',
    invitedBy: member.id,
    createdAt: NOW,
    expiresAt: later(72),
  })
  await database.insert(listingDraft).values({
    hospitalId: member.hospitalId,
    kind: 'spot',
    answers: {},
    memberId: member.id,
    createdAt: NOW,
    updatedAt: NOW,
  })
  await database.insert(profileChange).values({
    doctorId,
    kind: 'SEX',
    wanted: { kind: 'SEX', sex: 'MALE' },
    reason: '結婚のためです。',
    idempotencyKey: crypto.randomUUID(),
    requestedAt: NOW,
  })
  await database.insert(savedSearch).values({
    doctorId,
    kind: 'spot',
    criteria: {},
    criteriaKey: 'x',
    label: '東京',
    notify: true,
    createdAt: NOW,
  })
}

/** The tables of things that belong to somebody and that a call names by their ids. */
const TABLES = [
  'application',
  'appreciation',
  'calendar_block',
  'cancellation',
  'contract_renewal',
  'date_change',
  'doctor',
  'doctor_document',
  'doctor_proposal',
  'hospital_invitation',
  'hospital_member',
  'listing_draft',
  'listing_report',
  'message_file',
  'message_thread',
  'ng_setting',
  'notification',
  'objection',
  'profile_change',
  'regular_engagement',
  'regular_work_schedule',
  'rehire_offer',
  'saved_search',
  'substitute_search',
  'weather_declaration',
  'work',
] as const

export type OwnedKind = (typeof TABLES)[number]
export type OwnedThings = { ids: { kind: OwnedKind; id: string }[]; hospitalId: number; memberId: string }

/** The demo data, with one thing more of each kind that it has not: what there is of every kind, by id. */
export async function ownedThings(database: Database): Promise<OwnedThings> {
  await seedDemoData(database, { now: NOW, spot: 300, regular: 100, hospitals: 12 })
  await seedDemoAccounts(database, { now: NOW, hasPublicPasswords: false })
  const owners = await findOwners(database)
  await insertThread(database, owners)
  await insertRequests(database, owners)
  await insertRest(database, owners)
  const ids: OwnedThings['ids'] = []
  for (const kind of TABLES) {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from ${sql.identifier(kind)} order by id limit 1`,
    )
    for (const { id } of rows) ids.push({ kind, id })
  }
  return { ids, hospitalId: owners.member.hospitalId, memberId: owners.member.id }
}

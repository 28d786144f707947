import { DAY_MS } from '../../../domain/duration.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { recountFigures } from '../../work/figures/recount-figures.service.ts'
import { account } from '../../database/schema/account/account.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { staff } from '../../database/schema/staff.ts'
import {
  DEMO_ACCOUNTS,
  HOSPITAL_MEMBER,
  SECOND_STAFF,
  SUSPENDED,
  TRUSTED,
  VERIFIED,
} from '../../database/demo-people.ts'
import { givePublicPasswords } from './demo-passwords.ts'
import { seedDemoDocuments } from './demo-documents.ts'
import { findDemoMember, seedDemoMember } from './demo-member.ts'
import { seedDemoRegularRehire, seedDemoRehire } from './demo-rehire.ts'
import { seedDemoRenewal } from './demo-renewal.ts'
import { seedDemoObjection } from './demo-objection.ts'
import { seedDemoProposal } from './demo-proposal.ts'
import { seedDemoRegular } from './demo-regular.ts'
import { seedDemoReport } from './demo-report.ts'
import { seedDemoReview } from './demo-review.ts'
import { seedDemoLikes } from './demo-likes.ts'
import { seedDemoNg } from './demo-ng.ts'
import { seedDemoContacts } from './demo-contacts.ts'
import { seedDemoHistory } from './demo-history.ts'
import { seedDemoSurvey } from './demo-survey.ts'
import { seedDemoThanks } from './demo-thanks.ts'
import { seedDemoRegistrations } from './demo-registrations.ts'
import { refuseInProduction } from '../seed-demo-data.ts'

const LOGIN_IDS = Object.keys(DEMO_ACCOUNTS)

async function findAccountIds(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: account.id, loginId: account.loginId })
    .from(account)
    .where(inArray(account.loginId, LOGIN_IDS))
  return new Map(rows.flatMap(({ loginId, id }) => (loginId === null ? [] : [[loginId, id]])))
}

/**
 * Inserts one demo account per role, with a history for the approved doctor. Idempotent: keeps existing rows
 * and moves the history on to `now`. Run it after `seedDemoData`, and again whenever the listings were
 * regenerated. Without `hasPublicPasswords` new accounts have no password. Throws `DemoDataRefused` in
 * production.
 */
export async function seedDemoAccounts(
  database: Database,
  { now, hasPublicPasswords = true }: { now: Date; hasPublicPasswords?: boolean },
): Promise<void> {
  refuseInProduction()
  if ((await findAccountIds(database)).size < LOGIN_IDS.length) {
    await database
      .insert(account)
      .values(
        Object.entries(DEMO_ACCOUNTS).map(([loginId, { kind = 'DOCTOR' }]) => ({
          loginId,
          kind,
          passwordHash: null,
          mailConfirmedAt: now,
        })),
      )
      .onConflictDoNothing()
  }
  if (hasPublicPasswords) await givePublicPasswords(database)
  const ids = await findAccountIds(database)
  const doctors = Object.entries(DEMO_ACCOUNTS).flatMap(([loginId, { doctor: person }]) => {
    const accountId = ids.get(loginId)
    if (!person || !accountId) return []
    const { suspendedDays, ...rest } = person
    const suspension = suspendedDays && {
      suspendedUntil: new Date(now.getTime() + suspendedDays * DAY_MS),
      statusBefore: 'APPROVE' as const,
    }
    return [{ ...rest, ...suspension, accountId }]
  })
  await database.insert(doctor).values(doctors).onConflictDoNothing()
  await seedDemoRegistrations(database, [...ids.values()], now)
  await seedDemoDocuments(database, now)
  const members = Object.entries(DEMO_ACCOUNTS).flatMap(([loginId, { staffName: name }]) => {
    const accountId = ids.get(loginId)
    return name && accountId ? [{ accountId, name }] : []
  })
  await database.insert(staff).values(members).onConflictDoNothing()
  const [trusted] = await database
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.accountId, ids.get(TRUSTED) ?? ''))
  const owner = ids.get(TRUSTED)
  if (!trusted || !owner) return
  const person = { accountId: owner, doctorId: trusted.id }
  await seedDemoHistory(database, person, now)
  await seedDemoSurvey(database, trusted.id)
  await seedDemoContacts(database, ids, now)
  await seedDemoNg(database, trusted.id, now)
  const memberId = ids.get(HOSPITAL_MEMBER) ?? ''
  await seedDemoMember(database, memberId, trusted.id)
  await seedDemoThanks(database, memberId, trusted.id)
  const member = await findDemoMember(database, memberId)
  if (member) {
    await seedDemoRegular(database, person, member, now)
    await seedDemoRenewal(database, { person, member, now })
    await seedDemoObjection(database, person, member.hospitalId, now)
  }
  await seedDemoRehire(database, trusted.id, now)
  await seedDemoRegularRehire(database, trusted.id, now)
  await seedDemoLikes(database, person, now)
  await seedDemoReview(database, now)
  const [accountId, doctorAccountId] = [ids.get(VERIFIED), ids.get(SUSPENDED)]
  if (member && accountId) await seedDemoReport(database, { accountId, hospitalId: member.hospitalId }, now)
  const staffAccountId = ids.get(SECOND_STAFF)
  if (staffAccountId && doctorAccountId)
    await seedDemoProposal(database, { staffAccountId, doctorAccountId, now })
  await recountFigures(database, now)
}

import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ContactState } from '../../domain/contact/contact.ts'
import type { AccountKind } from '../../domain/account/account-kind.ts'
import type { Executor } from '../database/client.ts'
import { countUpTo } from '../database/count-up-to.ts'
import { account } from '../database/schema/account/account.ts'
import { contact } from '../database/schema/contact.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { staff } from '../database/schema/staff.ts'
import { staffAction } from '../database/schema/staff-action.ts'

export type ContactRow = typeof contact.$inferSelect

type Person = { kind: AccountKind; loginId: string | null; name: string | null }

/** The owner of an account: a doctor, a member of a hospital or of our staff, by the name that we know. */
export async function findPerson(executor: Executor, accountId: string): Promise<Person | null> {
  const memberName = sql<string | null>`(select ${hospitalMember.name} from ${hospitalMember}
    where ${hospitalMember.accountId} = ${account.id} order by ${hospitalMember.chosenAt} desc limit 1)`
  const [row] = await executor
    .select({
      kind: account.kind,
      loginId: account.loginId,
      name: sql<
        string | null
      >`coalesce(nullif(trim(concat_ws(' ', ${doctor.lastName}, ${doctor.firstName})), ''), ${staff.name}, ${memberName})`,
    })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(staff, eq(staff.accountId, account.id))
    .where(eq(account.id, accountId))
  return row ?? null
}

/** The id of a new contact; null when its key is known, once whoever is writing that one has finished. */
export async function insertContact(
  executor: Executor,
  row: typeof contact.$inferInsert,
): Promise<string | null> {
  const [written] = await executor
    .insert(contact)
    .values(row)
    .onConflictDoNothing({ target: contact.key })
    .returning({ id: contact.id })
  return written?.id ?? null
}

export async function deleteContact(executor: Executor, id: string): Promise<void> {
  await executor.delete(contact).where(eq(contact.id, id))
}

export async function findContactByKey(executor: Executor, key: string): Promise<ContactRow | null> {
  const [row] = await executor.select().from(contact).where(eq(contact.key, key))
  return row ?? null
}

export async function lockContact(tx: Executor, id: string): Promise<ContactRow | null> {
  const [row] = await tx.select().from(contact).where(eq(contact.id, id)).for('no key update')
  return row ?? null
}

type Decision = { state: ContactState; words: string; decidedAt: Date; staffAccountId: string }

export async function decideContactRow(tx: Executor, id: string, decision: Decision): Promise<void> {
  await tx.update(contact).set(decision).where(eq(contact.id, id))
}

const SUMMARY = {
  id: contact.id,
  sender: contact.sender,
  name: contact.name,
  topic: contact.topic,
  sentAt: contact.sentAt,
  state: contact.state,
  decidedAt: contact.decidedAt,
  staffName: staff.name,
  doctorId: doctor.id,
}

const summaries = (executor: Executor) =>
  executor
    .select(SUMMARY)
    .from(contact)
    .leftJoin(staff, eq(staff.accountId, contact.staffAccountId))
    .leftJoin(doctor, eq(doctor.accountId, contact.accountId))

/** Open contacts, the oldest first. */
export const findOpenContacts = (executor: Executor, limit: number) =>
  summaries(executor)
    .where(sql`${contact.state} = 'OPEN'`)
    .orderBy(asc(contact.sentAt), asc(contact.id))
    .limit(limit)

/** Number of open contacts, up to `COUNTED`. */
export const countOpenContacts = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`select 1 from ${contact} where ${contact.state} = 'OPEN'`)

/** Decided contacts, the latest first. */
export const findDecidedContacts = (executor: Executor, limit: number) =>
  summaries(executor)
    .where(sql`${contact.state} <> 'OPEN'`)
    .orderBy(desc(contact.decidedAt), desc(contact.id))
    .limit(limit)

export type ContactSummaryRow = Awaited<ReturnType<typeof findOpenContacts>>[number]

export async function findContact(executor: Executor, id: string) {
  const [row] = await executor
    .select({ ...SUMMARY, mail: contact.mail, body: contact.body, words: contact.words })
    .from(contact)
    .leftJoin(staff, eq(staff.accountId, contact.staffAccountId))
    .leftJoin(doctor, eq(doctor.accountId, contact.accountId))
    .where(eq(contact.id, id))
  return row ?? null
}

/** An account's own contacts for its data export, and who of our staff read them. */
export const findOwnContacts = (executor: Executor, accountId: string) =>
  executor.select().from(contact).where(eq(contact.accountId, accountId)).orderBy(desc(contact.sentAt))

export const findContactViews = (executor: Executor, accountId: string) =>
  executor
    .select({ staffName: staff.name, reason: staffAction.words, at: staffAction.at })
    .from(staffAction)
    .innerJoin(contact, eq(sql`${contact.id}::text`, staffAction.subject))
    .innerJoin(staff, eq(staff.accountId, staffAction.staffAccountId))
    .where(and(eq(contact.accountId, accountId), eq(staffAction.kind, 'CONTACT_VIEWED')))
    .orderBy(desc(staffAction.at))

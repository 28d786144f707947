import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { registration } from '#app/backend/database/schema/doctor/registration.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD_HASH } from '#app/backend/database/demo-people.ts'
import { seedDemoRegistrations } from '#app/backend/seed/demo/demo-registrations.ts'
import { LINE_CHANNEL_ID } from '#app/commands/line-stand-in/line-stand-in.ts'
import { LINE_PEOPLE, lineSubject } from '#app/commands/line-stand-in/people.ts'

/**
 * A person at LINE whom no account is linked to, to be chosen by this name. There are eight: each is one test's, and an
 * earlier try may have left a link.
 */
export async function lonePersonAtLine(
  database: Database,
  personId: (typeof LINE_PEOPLE)[number]['id'],
): Promise<string> {
  const subject = lineSubject(LINE_CHANNEL_ID, personId)
  await database.delete(lineIdentity).where(eq(lineIdentity.sub, subject))
  return LINE_PEOPLE.find(({ id }) => id === personId)?.name ?? ''
}

export type OwnPerson = {
  accountId: string
  /** Logs in with the password of the demo accounts. */
  loginId: string
  /** 姓 名 of a doctor, which nobody else has. */
  name: string
}

const YEAR = Date.UTC(2026, 0, 1)

/**
 * In front of everybody, wherever those who wait longest come first, also of the people made for the tests before: a list
 * shows twenty.
 */
const beforeAll = (now: Date): Date => new Date(2 * YEAR - now.getTime())

const DIGITS = [...'一二三四五六七八九']
const randomDigits = (count: number) =>
  Array.from({ length: count }, () => DIGITS[randomInt(DIGITS.length)]).join('')

/**
 * A person registered like the one of a demo account, for one test: what it changes is in nobody's way. Papers and a
 * history are left out.
 */
export async function insertPersonLike(database: Database, demoLoginId: string): Promise<OwnPerson> {
  const like = DEMO_ACCOUNTS[demoLoginId]
  if (!like) throw new Error(`no demo account ${demoLoginId}`)
  const now = new Date()
  const loginId = `own-${randomUUID()}@demo.example`
  const [row] = await database
    .insert(account)
    .values({ loginId, passwordHash: DEMO_PASSWORD_HASH, mailConfirmedAt: now })
    .returning({ id: account.id })
  if (!row) throw new Error('no account')
  const firstName = `${like.doctor?.firstName ?? ''}${randomDigits(8)}`
  if (like.doctor) {
    const { suspendedDays: _, ...person } = like.doctor
    const statusChangedAt = beforeAll(now)
    await database.insert(doctor).values({ ...person, firstName, statusChangedAt, accountId: row.id })
    await seedDemoRegistrations(database, [row.id], now)
  } else await database.insert(registration).values({ accountId: row.id, consentedAt: now })
  return { accountId: row.id, loginId, name: `${like.doctor?.lastName ?? ''} ${firstName}` }
}

/** The doctor of a demo account. */
export async function doctorIdOf(database: Database, loginId: string): Promise<string> {
  const [found] = await database
    .select({ id: doctor.id })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(eq(account.loginId, loginId))
  if (!found) throw new Error(`no doctor ${loginId}`)
  return found.id
}

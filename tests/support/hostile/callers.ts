import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import type { Database } from '#app/backend/database/client.ts'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'

let hash: Promise<string> | undefined

export type Caller = { accountId: string; doctorId: string; headers: Record<string, string> }

/** Doctors of several states, people without a doctor record and staff. */
export async function insertPeople(database: Database): Promise<TestDoctor[]> {
  const now = new Date()
  const groups = await Promise.all([
    insertDoctors(database, 6, { now }),
    insertDoctors(database, 2, { now, status: 'MEDICAL_LICENSE_VERIFIED' }),
    insertDoctors(database, 3, { now, status: 'INITIAL' }),
    insertDoctors(database, 1, { now, status: 'BANNED' }),
    insertDoctors(database, 3, { now, status: null }),
    insertDoctors(database, 2, { now, status: null, kind: 'STAFF' }),
  ])
  // One hash for all: hashing is what takes long.
  await database
    .update(account)
    .set({ passwordHash: await (hash ??= hashPassword('correct-horse-battery')) })
    .where(eq(account.passwordHash, '-'))
  const members = groups.at(-1) ?? []
  await database.insert(staff).values(members.map(({ accountId }) => ({ accountId, name: '係' })))
  return groups.flat()
}

/** A new session for each, with the cookie and an ID token for it: some requests end the one before. */
export async function newSessions(
  database: Database,
  people: readonly TestDoctor[],
  origin: string,
): Promise<Caller[]> {
  const clock = () => new Date()
  const tokens = createIdTokens({ issuer: origin, keys: createSigningKeys(database, clock), clock })
  return Promise.all(
    people.map(async ({ accountId, doctorId }) => {
      const secret = randomBytes(32).toString('base64url')
      const idHash = createHash('sha256').update(secret).digest()
      const expiresAt = new Date(Date.now() + DAY_MS)
      const [made] = await database
        .insert(session)
        .values({ idHash, accountId, authMethod: 'PASSWORD', expiresAt })
        .returning({ id: session.id })
      const bearer = await tokens.sign(accountId, made?.id ?? '')
      return {
        accountId,
        doctorId,
        // By https, and by http on loopback.
        headers: {
          cookie: `__Host-sid=${secret}; dp-sid=${secret}`,
          authorization: `Bearer ${bearer}`,
        },
      }
    }),
  )
}

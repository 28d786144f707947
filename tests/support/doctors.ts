import { DAY_MS } from '#app/domain/duration.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import type { Database } from '#app/backend/database/client.ts'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import type { AccountKind } from '#app/domain/account/account-kind.ts'
import type { DoctorStatus } from '#app/domain/account/doctor-words.ts'

export const ORIGIN = 'http://app.test'
export const NOW = new Date('2026-11-21T12:00:00+09:00')

export type TestDoctor = { accountId: string; doctorId: string; sessionId: string; bearer: string }

/**
 * Signed-in doctors, without the cost of hashing passwords. `status` null makes accounts without a doctor record,
 * `before` is where a stopped one stood.
 */
export async function insertDoctors(
  database: Database,
  count: number,
  {
    status = 'APPROVE',
    before = null,
    kind = 'DOCTOR',
    now = NOW,
    issuer = ORIGIN,
  }: {
    status?: DoctorStatus | null
    before?: DoctorStatus | null
    kind?: AccountKind
    now?: Date
    /** Issuer of the bearer tokens: the origin of the app. */
    issuer?: string
  } = {},
): Promise<TestDoctor[]> {
  const clock = () => now
  const tokens = createIdTokens({ issuer, keys: createSigningKeys(database, clock), clock })
  const made = Array.from({ length: count }, () => ({
    accountId: randomUUID(),
    doctorId: randomUUID(),
    sessionId: randomUUID(),
  }))
  await database
    .insert(account)
    .values(made.map(({ accountId }) => ({ id: accountId, kind, loginId: accountId, passwordHash: '-' })))
  if (status) {
    await database.insert(doctor).values(
      made.map(({ accountId, doctorId }) => ({
        id: doctorId,
        accountId,
        status,
        statusBefore: before,
        lastName: '試験',
        firstName: '一郎',
        lastNameKana: 'シケン',
        firstNameKana: 'イチロウ',
        sex: 'MALE' as const,
        birthDate: '1985-04-01',
      })),
    )
  }
  await database.insert(session).values(
    made.map(({ accountId, sessionId }) => ({
      id: sessionId,
      idHash: randomBytes(32),
      accountId,
      authMethod: 'test',
      authenticatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    })),
  )
  return Promise.all(
    made.map(async (one) => ({ ...one, bearer: await tokens.sign(one.accountId, one.sessionId) })),
  )
}

/** The only one of a kind. */
export async function insertDoctor(
  database: Database,
  options?: Parameters<typeof insertDoctors>[2],
): Promise<TestDoctor> {
  const [one] = await insertDoctors(database, 1, options)
  if (!one) throw new Error('no doctor')
  return one
}

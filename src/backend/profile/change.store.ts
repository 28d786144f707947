import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { ChangeKind } from '../../domain/doctor/profile-change.ts'
import type { Executor } from '../database/client.ts'
import { countUpTo } from '../database/count-up-to.ts'
import type { StoredBody } from '../file/file-store.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { profileChange, profileChangeProof } from '../database/schema/doctor/profile.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { staff } from '../database/schema/staff.ts'
import type { KeysetCursor } from '../database/keyset-cursor.ts'

export type ChangeRow = typeof profileChange.$inferSelect
type NewChange = Pick<ChangeRow, 'doctorId' | 'kind' | 'wanted' | 'reason' | 'idempotencyKey' | 'requestedAt'>

/**
 * False when a request of the kind is open or the key is used; unique indexes decide between concurrent
 * inserts.
 */
export async function insertChange(executor: Executor, row: NewChange): Promise<boolean> {
  const rows = await executor
    .insert(profileChange)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: profileChange.id })
  return rows.length > 0
}

export async function findChangeByKey(executor: Executor, doctorId: string, key: string) {
  const [row] = await executor
    .select()
    .from(profileChange)
    .where(and(eq(profileChange.doctorId, doctorId), eq(profileChange.idempotencyKey, key)))
  return row
}

/** The last request of each kind, with the id of its proof. */
export const findLastChanges = (executor: Executor, doctorId: string) =>
  executor
    .selectDistinctOn([profileChange.kind], { change: profileChange, proofId: profileChangeProof.id })
    .from(profileChange)
    .leftJoin(profileChangeProof, eq(profileChangeProof.changeId, profileChange.id))
    .where(eq(profileChange.doctorId, doctorId))
    .orderBy(profileChange.kind, desc(profileChange.requestedAt), desc(profileChange.id))

export type LastChangeRow = Awaited<ReturnType<typeof findLastChanges>>[number]

/** Withdraws the request if open; returns its state afterwards, null for a request of another doctor. */
export async function withdrawOpen(
  executor: Executor,
  { doctorId, changeId, now }: { doctorId: string; changeId: string; now: Date },
): Promise<ChangeRow['state'] | null> {
  const own = and(eq(profileChange.id, changeId), eq(profileChange.doctorId, doctorId))
  await executor
    .update(profileChange)
    .set({ state: 'WITHDRAWN', decidedAt: now })
    .where(and(own, eq(profileChange.state, 'OPEN')))
  const [row] = await executor.select({ state: profileChange.state }).from(profileChange).where(own)
  return row?.state ?? null
}

type NewProof = StoredBody &
  Pick<typeof profileChangeProof.$inferInsert, 'changeId' | 'mime' | 'size' | 'uploadedAt'> & {
    accountId: string
  }

/** Stores or replaces the proof; returns its new id, null when the account has no such open request. */
export async function putProof(
  executor: Executor,
  { accountId, changeId, bytes, objectId, objectSeal, mime, size, uploadedAt }: NewProof,
): Promise<string | null> {
  // In the same statement, with a share lock: a concurrent decision must not leave a picture behind.
  const open = sql`exists (select 1 from ${profileChange} c join ${doctor} d on d.id = c.doctor_id
    where c.id = ${changeId} and c.state = 'OPEN' and d.account_id = ${accountId} for share of c)`
  const { rows } = await executor.execute<{ id: string }>(sql`
    insert into ${profileChangeProof} (change_id, image, object_id, object_seal, mime, size, uploaded_at)
    select ${changeId}::uuid, ${bytes}::bytea, ${objectId}::uuid, ${objectSeal}::bytea, ${mime}, ${size}::integer,
      ${uploadedAt.toISOString()}::timestamptz
    where ${open}
    on conflict (change_id) do update set id = gen_random_uuid(), image = excluded.image,
      object_id = excluded.object_id, object_seal = excluded.object_seal, mime = excluded.mime, size = excluded.size, uploaded_at = excluded.uploaded_at
    returning id`)
  return rows[0]?.id ?? null
}

/** The picture by id; restricted to an owner when `accountId` is given. */
export async function findProof(
  executor: Executor,
  { id, accountId }: { id: string; accountId?: string },
): Promise<(StoredBody & { mime: string; accountId: string }) | null> {
  const [row] = await executor
    .select({
      bytes: profileChangeProof.image,
      objectId: profileChangeProof.objectId,
      objectSeal: profileChangeProof.objectSeal,
      mime: profileChangeProof.mime,
      accountId: doctor.accountId,
    })
    .from(profileChangeProof)
    .innerJoin(profileChange, eq(profileChange.id, profileChangeProof.changeId))
    .innerJoin(doctor, eq(doctor.id, profileChange.doctorId))
    .where(
      and(
        eq(profileChangeProof.id, id),
        accountId === undefined ? undefined : eq(doctor.accountId, accountId),
      ),
    )
  return row ?? null
}

/** Proofs are kept only while their request is open. */
export async function deleteProof(executor: Executor, changeId: string): Promise<void> {
  await executor.delete(profileChangeProof).where(eq(profileChangeProof.changeId, changeId))
}

const reviewAt = (now: Date) => ({
  change: profileChange,
  proofId: profileChangeProof.id,
  staffName: staff.name,
  owner: {
    status: doctorStatusAt(now),
    lastName: doctor.lastName,
    firstName: doctor.firstName,
    lastNameKana: doctor.lastNameKana,
    firstNameKana: doctor.firstNameKana,
    sex: doctor.sex,
    birthDate: doctor.birthDate,
  },
  licence: { licenceNumber: doctorProfile.licenceNumber, licenceDate: doctorProfile.licenceDate },
})

const reviews = (executor: Executor, now: Date) =>
  executor
    .select(reviewAt(now))
    .from(profileChange)
    .innerJoin(doctor, eq(doctor.id, profileChange.doctorId))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, profileChange.doctorId))
    .leftJoin(profileChangeProof, eq(profileChangeProof.changeId, profileChange.id))
    .leftJoin(staff, eq(staff.accountId, profileChange.staffAccountId))

export type ReviewRow = Awaited<ReturnType<typeof reviews>>[number]

/** Open requests, oldest first, by keyset pagination. */
export const findOpenChanges = (
  executor: Executor,
  { after, limit, now }: { after: KeysetCursor | null; limit: number; now: Date },
) =>
  reviews(executor, now)
    .where(
      and(
        eq(profileChange.state, 'OPEN'),
        after
          ? or(
              gt(profileChange.requestedAt, after.at),
              and(eq(profileChange.requestedAt, after.at), gt(profileChange.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(profileChange.requestedAt), asc(profileChange.id))
    .limit(limit)

/** Number of open requests, up to `COUNTED`. */
export const countOpenChanges = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`select 1 from ${profileChange} where ${profileChange.state} = 'OPEN'`)

const KEPT = 50

export const findDoctorChanges = (executor: Executor, doctorId: string, now: Date) =>
  reviews(executor, now)
    .where(eq(profileChange.doctorId, doctorId))
    .orderBy(desc(profileChange.requestedAt), desc(profileChange.id))
    .limit(KEPT)

export async function findDoctorOfChange(executor: Executor, changeId: string): Promise<string | null> {
  const [row] = await executor
    .select({ doctorId: profileChange.doctorId })
    .from(profileChange)
    .where(eq(profileChange.id, changeId))
  return row?.doctorId ?? null
}

/** The request with the id of its proof; the request's row is locked until the end of the transaction. */
export async function lockChange(executor: Executor, changeId: string) {
  const [row] = await executor
    .select({ change: profileChange, proofId: profileChangeProof.id })
    .from(profileChange)
    .leftJoin(profileChangeProof, eq(profileChangeProof.changeId, profileChange.id))
    .where(eq(profileChange.id, changeId))
    .for('update', { of: profileChange })
  return row ?? null
}

type Decided = Pick<ChangeRow, 'state' | 'decidedAt' | 'staffAccountId' | 'answer' | 'before' | 'decisionKey'>

export async function decideChange(executor: Executor, changeId: string, decided: Decided): Promise<void> {
  await executor.update(profileChange).set(decided).where(eq(profileChange.id, changeId))
}

export async function isChangeOpen(executor: Executor, doctorId: string, kind: ChangeKind): Promise<boolean> {
  const rows = await executor
    .select({ one: sql<number>`1` })
    .from(profileChange)
    .where(
      and(
        eq(profileChange.doctorId, doctorId),
        eq(profileChange.kind, kind),
        eq(profileChange.state, 'OPEN'),
      ),
    )
  return rows.length > 0
}

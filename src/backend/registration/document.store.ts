import { and, eq, exists, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { account } from '../database/schema/account/account.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'
import type { StoredBody } from '../file/file-store.ts'

type NewDocument = StoredBody &
  Pick<typeof doctorDocument.$inferInsert, 'accountId' | 'kind' | 'mime' | 'size' | 'sha256' | 'uploadedAt'>

/**
 * Inserts or replaces the document of a kind; returns its id. Null when the existing one is verified and not
 * expired on `today` (Tokyo day).
 */
export async function putDocument(
  executor: Executor,
  { accountId, kind, bytes, ...others }: NewDocument,
  today: string,
): Promise<string | null> {
  const changed = { ...others, image: bytes }
  const [put] = await executor
    .insert(doctorDocument)
    .values({ accountId, kind, ...changed })
    .onConflictDoUpdate({
      target: [doctorDocument.accountId, doctorDocument.kind],
      set: {
        ...changed,
        // Idempotent: a retry with the same picture keeps the id.
        id: sql`case when ${doctorDocument.sha256} = excluded.sha256 and ${doctorDocument.state} = 'SUBMITTED'
          then ${doctorDocument.id} else gen_random_uuid() end`,
        state: 'SUBMITTED',
        reason: null,
        expiresOn: null,
      },
      setWhere: or(ne(doctorDocument.state, 'VERIFIED'), lt(doctorDocument.expiresOn, today)),
    })
    .returning({ id: doctorDocument.id })
  return put?.id ?? null
}

/** The picture by id; restricted to an owner when `accountId` is given. */
export async function findImage(
  executor: Executor,
  { id, accountId }: { id: string; accountId?: string },
): Promise<(StoredBody & { mime: string; kind: DocumentKind; accountId: string }) | null> {
  const [row] = await executor
    .select({
      bytes: doctorDocument.image,
      objectId: doctorDocument.objectId,
      objectSeal: doctorDocument.objectSeal,
      mime: doctorDocument.mime,
      kind: doctorDocument.kind,
      accountId: doctorDocument.accountId,
    })
    .from(doctorDocument)
    .where(
      and(
        eq(doctorDocument.id, id),
        accountId === undefined ? undefined : eq(doctorDocument.accountId, accountId),
      ),
    )
  return row ?? null
}

/** Of whom documents are asked: the status of an account's doctor, null without one, and whether it acts for a hospital. */
export async function findUploader(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<{ status: string | null; isMember: boolean }> {
  const members = executor
    .select({ id: hospitalMember.id })
    .from(hospitalMember)
    .where(and(eq(hospitalMember.accountId, accountId), isNull(hospitalMember.leftAt)))
  const [row] = await executor
    .select({ status: doctorStatusAt(now), isMember: sql<boolean>`${exists(members)}` })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .where(eq(account.id, accountId))
  return row ?? { status: null, isMember: false }
}

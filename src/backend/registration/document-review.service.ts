import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { DocumentKind, DocumentState } from '../../domain/doctor/registration-words.ts'
import type { Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDocument, doctorProfile } from '../database/schema/doctor/registration.ts'

/** Metadata of a document; the picture is fetched by id. */
export type ReviewedDocument = {
  id: string
  kind: DocumentKind
  state: DocumentState
  uploadedAt: Date
  reason: string | null
}

export type DoctorReview = {
  /** Null for doctors registered before the profile existed. */
  profile: typeof doctorProfile.$inferSelect | null
  documents: ReviewedDocument[]
  /** Number of other doctors with the same 医籍登録番号. */
  sameLicence: number
}

const accountOf = (executor: Executor, doctorId: string) =>
  executor.select({ id: doctor.accountId }).from(doctor).where(eq(doctor.id, doctorId))

/** The data that staff review before a decision. */
export async function findDocumentReview(executor: Executor, doctorId: string): Promise<DoctorReview> {
  const [profile] = await executor.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId))
  const documents = await executor
    .select({
      id: doctorDocument.id,
      kind: doctorDocument.kind,
      state: doctorDocument.state,
      uploadedAt: doctorDocument.uploadedAt,
      reason: doctorDocument.reason,
    })
    .from(doctorDocument)
    .where(inArray(doctorDocument.accountId, accountOf(executor, doctorId)))
    .orderBy(doctorDocument.kind)
  const [others] = profile
    ? await executor
        .select({ count: count() })
        .from(doctorProfile)
        .where(
          and(eq(doctorProfile.licenceNumber, profile.licenceNumber), ne(doctorProfile.doctorId, doctorId)),
        )
    : []
  return { profile: profile ?? null, documents, sameLicence: others?.count ?? 0 }
}

type Verdict = {
  doctorId: string
  /** Ids of the pictures that staff viewed. */
  seenIds: readonly string[]
}

/**
 * Marks the documents of these kinds verified, all or none, inside the transaction of the decision. MISSING
 * when a kind has no document to verify, CHANGED when the doctor has replaced a picture since staff viewed
 * it.
 */
export async function verifyDocuments(
  tx: Executor,
  { doctorId, seenIds, kinds }: Verdict & { kinds: readonly DocumentKind[] },
): Promise<'VERIFIED' | 'MISSING' | 'CHANGED'> {
  if (kinds.length === 0) return 'VERIFIED'
  const found = await tx
    .select({ id: doctorDocument.id, state: doctorDocument.state })
    .from(doctorDocument)
    .where(
      and(
        inArray(doctorDocument.kind, [...kinds]),
        inArray(doctorDocument.accountId, accountOf(tx, doctorId)),
        ne(doctorDocument.state, 'RETURNED'),
      ),
    )
    .orderBy(doctorDocument.id)
    .for('update')
  if (found.length < kinds.length) return 'MISSING'
  const open = found.flatMap(({ id, state }) => (state === 'VERIFIED' ? [] : [id]))
  if (open.some((id) => !seenIds.includes(id))) return 'CHANGED'
  if (open.length > 0) {
    await tx
      .update(doctorDocument)
      .set({ state: 'VERIFIED', reason: null })
      .where(inArray(doctorDocument.id, open))
  }
  return 'VERIFIED'
}

/** Returns the viewed documents that are not verified, with a reason for the doctor. */
export async function returnDocuments(
  tx: Executor,
  { doctorId, seenIds, reason }: Verdict & { reason: string },
): Promise<void> {
  if (seenIds.length === 0) return
  await tx
    .update(doctorDocument)
    .set({ state: 'RETURNED', reason })
    .where(
      and(
        inArray(doctorDocument.accountId, accountOf(tx, doctorId)),
        inArray(doctorDocument.id, [...seenIds]),
        ne(doctorDocument.state, 'VERIFIED'),
      ),
    )
}

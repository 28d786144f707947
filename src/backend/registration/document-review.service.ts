import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { DocumentKind, DocumentState } from '../../domain/doctor/registration-words.ts'
import type { Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor.ts'
import { doctorDocument, doctorProfile } from '../database/schema/registration.ts'

/** A document without its picture, which is fetched by id. */
export type ReviewedDocument = {
  id: string
  kind: DocumentKind
  state: DocumentState
  uploadedAt: Date
  reason: string | null
}

export type DoctorReview = {
  /** Null for doctors from before the registration asked for it. */
  profile: typeof doctorProfile.$inferSelect | null
  documents: ReviewedDocument[]
  /** How many other doctors gave the same 医籍登録番号. */
  sameLicence: number
}

const accountOf = (executor: Executor, doctorId: string) =>
  executor.select({ id: doctor.accountId }).from(doctor).where(eq(doctor.id, doctorId))

/** What our staff look at before they decide. */
export async function findReview(executor: Executor, doctorId: string): Promise<DoctorReview> {
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
  /** The pictures staff had before their eyes. */
  seenIds: readonly string[]
}

/**
 * Marks the documents of these kinds verified, all or none. MISSING when one of them is not there to verify, CHANGED when
 * the doctor has sent another picture since staff looked. Part of the transaction that decides.
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

/** Sends back what staff saw and had not verified, with the reason the doctor reads. */
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

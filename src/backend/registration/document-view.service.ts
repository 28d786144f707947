import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { documentView } from '../database/schema/doctor/document-view.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { staff } from '../database/schema/staff.ts'

/** Who views a document that is not their own: one of our staff, or of a hospital with which it is shared. */
export type DocumentViewer = { staffAccountId: string } | { memberId: string }

/** Records a view in the audit log. */
export async function insertDocumentView(
  executor: Executor,
  row: typeof documentView.$inferInsert,
): Promise<void> {
  await executor.insert(documentView).values(row)
}

/** Views of an account's documents by others, newest first. */
export const findDocumentViews = (executor: Executor, accountId: string, limit: number) =>
  executor
    .select({
      documentId: documentView.documentId,
      kind: documentView.kind,
      viewerName: sql<string>`coalesce(${staff.name}, ${hospitalMember.name})`,
      /** Null for our staff. */
      hospitalName: hospital.name,
      viewedAt: documentView.viewedAt,
    })
    .from(documentView)
    .leftJoin(staff, eq(staff.accountId, documentView.staffAccountId))
    .leftJoin(hospitalMember, eq(hospitalMember.id, documentView.memberId))
    .leftJoin(hospital, eq(hospital.id, hospitalMember.hospitalId))
    .where(eq(documentView.accountId, accountId))
    .orderBy(desc(documentView.viewedAt), desc(documentView.id))
    .limit(limit)

export type DocumentViewRow = Awaited<ReturnType<typeof findDocumentViews>>[number]

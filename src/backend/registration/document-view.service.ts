import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { documentView } from '../database/schema/document-view.ts'
import { staff } from '../database/schema/staff.ts'

/** Records in the audit log that a member of staff views a document. */
export async function insertDocumentView(
  executor: Executor,
  row: typeof documentView.$inferInsert,
): Promise<void> {
  await executor.insert(documentView).values(row)
}

/** Views of an account's documents by staff, newest first. */
export const findDocumentViews = (executor: Executor, accountId: string, limit: number) =>
  executor
    .select({
      documentId: documentView.documentId,
      kind: documentView.kind,
      staffName: staff.name,
      viewedAt: documentView.viewedAt,
    })
    .from(documentView)
    .innerJoin(staff, eq(staff.accountId, documentView.staffAccountId))
    .where(eq(documentView.accountId, accountId))
    .orderBy(desc(documentView.viewedAt), desc(documentView.id))
    .limit(limit)

export type DocumentViewRow = Awaited<ReturnType<typeof findDocumentViews>>[number]

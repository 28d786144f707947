import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { messageFile } from '../database/schema/message.ts'

/** Condition: the file has been sent with nothing yet. */
export const isNobodys = () =>
  and(isNull(messageFile.messageId), isNull(messageFile.objectionId), isNull(messageFile.workId))

/** Locks an account's file that has been sent with nothing yet, until the end of the transaction; its name, or null. */
export async function lockUnsentFile(
  tx: Executor,
  { id, accountId }: { id: string; accountId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ name: messageFile.name })
    .from(messageFile)
    .where(and(eq(messageFile.id, id), eq(messageFile.accountId, accountId), isNobodys()))
    .for('update')
  return row?.name ?? null
}

/** The caller must hold the lock of the file. */
export async function giveToObjection(tx: Executor, id: string, objectionId: string): Promise<void> {
  await tx.update(messageFile).set({ objectionId }).where(eq(messageFile.id, id))
}

/** Makes a file, which the caller has locked, the one receipt of a work. */
export async function setReceipt(tx: Executor, id: string, workId: string): Promise<void> {
  await tx.delete(messageFile).where(and(eq(messageFile.workId, workId), ne(messageFile.id, id)))
  await tx.update(messageFile).set({ workId }).where(eq(messageFile.id, id))
}

export async function hasReceipt(executor: Executor, workId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: messageFile.id })
    .from(messageFile)
    .where(eq(messageFile.workId, workId))
    .limit(1)
  return rows.length > 0
}

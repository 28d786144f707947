import { and, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { staff } from '../database/schema/staff.ts'
import { message, messageFile, messageThread, threadView } from '../database/schema/message.ts'

/** Number of files that an account has uploaded since an instant, and of those that no message carries yet. */
export async function countFiles(
  executor: Executor,
  { accountId, since }: { accountId: string; since: Date },
): Promise<{ recent: number; unsent: number }> {
  const isRecent = gt(messageFile.uploadedAt, since)
  const isUnsent = and(isNull(messageFile.messageId), isNull(messageFile.objectionId))
  const [row] = await executor
    .select({
      recent: sql<number>`count(*) filter (where ${isRecent})`.mapWith(Number),
      unsent: sql<number>`count(*) filter (where ${isUnsent})`.mapWith(Number),
    })
    .from(messageFile)
    .where(and(eq(messageFile.accountId, accountId), or(isRecent, isUnsent)))
  return row ?? { recent: 0, unsent: 0 }
}

export async function insertFile(executor: Executor, file: typeof messageFile.$inferInsert): Promise<string> {
  const [row] = await executor.insert(messageFile).values(file).returning({ id: messageFile.id })
  if (!row) throw new Error('no file')
  return row.id
}

/**
 * The file for its uploader before it is sent, then for the parties of the thread and for staff who have opened it
 * since an instant; that of an objection to 注意 for its doctor and our staff; null for everybody else.
 */
export async function findFile(
  executor: Executor,
  { id, accountId, openedSince }: { id: string; accountId: string; openedSince: Date },
) {
  const isParty = exists(
    executor
      .select({ one: sql`1` })
      .from(message)
      .innerJoin(messageThread, eq(messageThread.id, message.threadId))
      .where(
        and(
          eq(message.id, messageFile.messageId),
          or(
            exists(
              executor
                .select({ one: sql`1` })
                .from(doctor)
                .where(and(eq(doctor.id, messageThread.doctorId), eq(doctor.accountId, accountId))),
            ),
            exists(
              executor
                .select({ one: sql`1` })
                .from(threadView)
                .innerJoin(staff, and(eq(staff.accountId, threadView.staffAccountId), isNull(staff.leftAt)))
                .where(
                  and(
                    eq(threadView.threadId, messageThread.id),
                    eq(threadView.staffAccountId, accountId),
                    gt(threadView.viewedAt, openedSince),
                  ),
                ),
            ),
            exists(
              executor
                .select({ one: sql`1` })
                .from(hospitalMember)
                .where(
                  and(
                    eq(hospitalMember.hospitalId, messageThread.hospitalId),
                    eq(hospitalMember.accountId, accountId),
                    isNull(hospitalMember.leftAt),
                  ),
                ),
            ),
          ),
        ),
      ),
  )
  const isProof = and(
    isNotNull(messageFile.objectionId),
    exists(
      executor
        .select({ one: sql`1` })
        .from(staff)
        .where(and(eq(staff.accountId, accountId), isNull(staff.leftAt))),
    ),
  )
  const isOwn = and(isNull(messageFile.messageId), eq(messageFile.accountId, accountId))
  const [row] = await executor
    .select({
      name: messageFile.name,
      mime: messageFile.mime,
      bytes: messageFile.bytes,
      objectId: messageFile.objectId,
      objectSeal: messageFile.objectSeal,
    })
    .from(messageFile)
    .where(and(eq(messageFile.id, id), or(isOwn, isParty, isProof)))
  return row ?? null
}

/** Condition: the account's file has been sent with nothing yet. */
const isUnsentFile = (accountId: string) =>
  and(
    eq(messageFile.accountId, accountId),
    isNull(messageFile.messageId),
    isNull(messageFile.objectionId),
    isNull(messageFile.workId),
  )

/** The caller must hold the lock of the file. */
export async function giveToObjection(tx: Executor, id: string, objectionId: string): Promise<void> {
  await tx.update(messageFile).set({ objectionId }).where(eq(messageFile.id, id))
}

/** Locks an account's file that has been sent with nothing yet, until the end of the transaction; its name, or null. */
export async function lockUnsentFile(
  tx: Executor,
  { id, accountId }: { id: string; accountId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ name: messageFile.name })
    .from(messageFile)
    .where(and(isUnsentFile(accountId), eq(messageFile.id, id)))
    .for('update')
  return row?.name ?? null
}

export async function attachFile(tx: Executor, id: string, messageId: string): Promise<void> {
  await tx.update(messageFile).set({ messageId }).where(eq(messageFile.id, id))
}

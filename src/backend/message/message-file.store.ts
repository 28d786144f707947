import { and, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { isActiveStaff } from '../database/of-staff.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { staff } from '../database/schema/staff.ts'
import { work } from '../database/schema/work/application.ts'
import { message, messageFile, messageThread, threadView } from '../database/schema/message.ts'
import { isNobodys } from '../file/unsent-file.service.ts'
import { ofThread, opensFile, threadStanding } from './thread-standing.ts'

/**
 * Whether a doctor sends files; with the number of files uploaded since an instant, and of
 * those that no message carries yet.
 */
export async function findFileUploader(
  executor: Executor,
  { accountId, since }: { accountId: string; since: Date },
): Promise<{ recent: number; unsent: number; isDoctor: boolean }> {
  const isRecent = gt(messageFile.uploadedAt, since)
  const isUnsent = isNobodys()
  const doctors = executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, accountId))
  const [row] = await executor
    .select({
      recent: sql<number>`count(*) filter (where ${isRecent})`.mapWith(Number),
      unsent: sql<number>`count(*) filter (where ${isUnsent})`.mapWith(Number),
      isDoctor: sql<boolean>`${exists(doctors)}`,
    })
    .from(messageFile)
    .where(and(eq(messageFile.accountId, accountId), or(isRecent, isUnsent)))
  return row ?? { recent: 0, unsent: 0, isDoctor: false }
}

/** Makes the uploads of an account wait for each other, until the end of the transaction. */
export async function lockUploads(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`message_file ${accountId}`}))`)
}

export async function insertFile(executor: Executor, file: typeof messageFile.$inferInsert): Promise<string> {
  const [row] = await executor.insert(messageFile).values(file).returning({ id: messageFile.id })
  if (!row) throw new Error('no file')
  return row.id
}

const fileColumns = {
  name: messageFile.name,
  mime: messageFile.mime,
  bytes: messageFile.bytes,
  objectId: messageFile.objectId,
  objectSeal: messageFile.objectSeal,
}

/** The file of a message for the hospital of its thread, as long as it opens it (`opensFile`); null for others. */
export async function findFileForHospital(
  executor: Executor,
  { id, hospitalIds, now }: { id: string; hospitalIds: readonly number[]; now: Date },
) {
  if (hospitalIds.length === 0) return null
  const [row] = await executor
    .select({
      file: fileColumns,
      sender: message.sender,
      sentAt: message.sentAt,
      standing: threadStanding(messageThread.doctorId, ofThread),
    })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .innerJoin(messageThread, eq(messageThread.id, message.threadId))
    .where(and(eq(messageFile.id, id), inArray(messageThread.hospitalId, [...hospitalIds])))
  return row && opensFile(row.standing, row, now) ? row.file : null
}

/** An account, and the hospitals for which it acts now. */
type Reader = { accountId: string; hospitalIds: readonly number[] }

/** Whether a file is the receipt of a work of which an account is a party: its doctor, or a member of its hospital. */
const isReceiptFor = (executor: Executor, { accountId, hospitalIds }: Reader) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(work)
      .innerJoin(doctor, eq(doctor.id, work.doctorId))
      .where(
        and(
          eq(work.id, messageFile.workId),
          or(eq(doctor.accountId, accountId), inArray(work.hospitalId, [...hospitalIds])),
        ),
      ),
  )

/**
 * The file for its uploader before it is sent, then for the doctor of the thread and for staff who have opened it since
 * an instant; a receipt for the parties of its work; that of an objection to 注意 for its doctor and our staff; null for
 * everybody else.
 */
export async function findFile(
  executor: Executor,
  { id, openedSince, now, ...reader }: Reader & { id: string; openedSince: Date; now: Date },
) {
  const { accountId } = reader
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
                .innerJoin(staff, and(eq(staff.accountId, threadView.staffAccountId), isActiveStaff(now)))
                .where(
                  and(
                    eq(threadView.threadId, messageThread.id),
                    eq(threadView.staffAccountId, accountId),
                    gt(threadView.viewedAt, openedSince),
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
        .where(and(eq(staff.accountId, accountId), isActiveStaff(now))),
    ),
  )
  const isOwn = and(isNull(messageFile.messageId), eq(messageFile.accountId, accountId))
  const [row] = await executor
    .select(fileColumns)
    .from(messageFile)
    .where(and(eq(messageFile.id, id), or(isOwn, isParty, isProof, isReceiptFor(executor, reader))))
  return row ?? null
}

export async function attachFile(tx: Executor, id: string, messageId: string): Promise<void> {
  await tx.update(messageFile).set({ messageId }).where(eq(messageFile.id, id))
}

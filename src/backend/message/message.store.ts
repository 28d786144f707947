import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Side } from '../../domain/message/message-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { message, messageThread } from '../database/schema/message.ts'
import { PARTY_CHANNEL, type Party } from '../live/told-parties.ts'
import type { ThreadKey } from './thread.store.ts'

/** The parties of an updated thread, told to the other processes too. */
const told = {
  doctorId: messageThread.doctorId,
  hospitalId: messageThread.hospitalId,
  notified: sql`pg_notify(${PARTY_CHANNEL}, 'doctor:' || ${messageThread.doctorId} || ' hospital:' || ${messageThread.hospitalId})`,
}

const partiesOf = (rows: readonly { doctorId: string; hospitalId: number }[]): Party[] =>
  rows.flatMap(({ doctorId, hospitalId }) => [
    `doctor:${doctorId}` as const,
    `hospital:${hospitalId}` as const,
  ])

/** Locks a thread until the end of the transaction; the first message makes it. */
export async function lockThread(
  tx: Executor,
  { kind, listingId, doctorId, hospitalId, now }: ThreadKey & { hospitalId: number; now: Date },
) {
  const listing = kind === 'spot' ? messageThread.spotWorkId : messageThread.regularWorkId
  const [row] = await tx
    .insert(messageThread)
    .values({
      ...(kind === 'spot' ? { spotWorkId: listingId } : { regularWorkId: listingId }),
      hospitalId,
      doctorId,
      lastMessageAt: now,
    })
    // An update that changes nothing locks the row that is there.
    .onConflictDoUpdate({ target: [listing, messageThread.doctorId], set: { hospitalId } })
    .returning()
  if (!row) throw new Error('no thread')
  return row
}

/** Number of messages that an account has sent since an instant. */
export async function countSentSince(tx: Executor, accountId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(message)
    .where(and(eq(message.accountId, accountId), gt(message.sentAt, since)))
  return row?.count ?? 0
}

type NewMessage = { threadId: string; sender: Side; accountId: string; body: string; sentAt: Date }

/** Inserts a message into a locked thread; the other side has one more to read. */
export async function insertMessage(
  tx: Executor,
  one: NewMessage,
): Promise<{ messageId: string; parties: Party[] }> {
  const [row] = await tx.insert(message).values(one).returning({ id: message.id })
  if (!row) throw new Error('no message')
  const threads = await tx
    .update(messageThread)
    .set({
      lastMessageAt: one.sentAt,
      ...(one.sender === 'DOCTOR'
        ? { unreadHospital: sql`${messageThread.unreadHospital} + 1` }
        : { unreadDoctor: sql`${messageThread.unreadDoctor} + 1` }),
    })
    .where(eq(messageThread.id, one.threadId))
    .returning(told)
  return { messageId: row.id, parties: partiesOf(threads) }
}

const READ_AT = { DOCTOR: 'doctorReadAt', HOSPITAL: 'hospitalReadAt' } as const
const UNREAD = { DOCTOR: 'unreadDoctor', HOSPITAL: 'unreadHospital' } as const

/** What a side has not read: the other side's messages. */
const isOther = (side: Side) => ne(message.sender, side)

/** Marks the other side's messages as read up to an instant, which never moves back. Returns who is to hear of it. */
export const markThreadRead = (
  database: Database,
  { threadId, side, until }: { threadId: string; side: Side; until: Date },
): Promise<Party[]> =>
  database.transaction(async (tx) => {
    const [thread] = await tx
      .select({ readAt: messageThread[READ_AT[side]], last: messageThread.lastMessageAt })
      .from(messageThread)
      .where(eq(messageThread.id, threadId))
      .for('update')
    if (!thread || (thread.readAt !== null && thread.readAt >= until)) return []
    // A message that came meanwhile is not read.
    const readAt = until < thread.last ? until : thread.last
    const [left] = await tx
      .select({ count: count() })
      .from(message)
      .where(and(eq(message.threadId, threadId), isOther(side), gt(message.sentAt, readAt)))
    const threads = await tx
      .update(messageThread)
      .set({ [READ_AT[side]]: readAt, [UNREAD[side]]: left?.count ?? 0 })
      .where(eq(messageThread.id, threadId))
      .returning(told)
    return partiesOf(threads)
  })

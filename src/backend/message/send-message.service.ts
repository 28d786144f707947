import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import { SEND_LIMIT, SEND_REFUSAL, type SendOutcome, type Side } from '../../domain/message/message-words.ts'
import { doctorRight } from '../../domain/message/thread-state.ts'
import { toHospitalThread, toMessages } from '../../platform/addresses.ts'
import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { suspendedRefusal } from '../gate/while-suspended.ts'
import { lockMember } from '../gate/member-lock.service.ts'
import { answerOnce } from '../command/answer-once.ts'
import { orderNotices, type NewNotice } from '../notice/notice-order.service.ts'
import { lockDoctor } from '../command/doctor-lock.service.ts'
import type { Party } from '../live/told-parties.ts'
import type { MessageHub } from './message-hub.ts'
import { lockUnsentFile } from '../file/unsent-file.service.ts'
import { attachFile } from './message-file.store.ts'
import { countSentSince, insertMessage, lockThread } from './message.store.ts'
import { isOpenTo } from './thread-standing.ts'
import { threadTerms } from './thread-terms.ts'
import { findSituation, type Situation, type ThreadKey } from './thread.store.ts'

/** Who writes: the thread's doctor, or a member of its hospital. The caller has checked the member's hospital. */
export type Writer = { accountId: string } & ({ side: 'DOCTOR' } | { side: 'HOSPITAL'; memberId: string })

export type SendRequest = ThreadKey & {
  /** The idempotency key: one per message. */
  key: string
  body: string
  /** A file of the writer's, uploaded before. */
  fileId: string | null
}

const OPERATION = 'sendMessage'
const WORDS = { ...SEND_REFUSAL, SENT: true }

type Command = { writer: Writer; request: SendRequest; now: Date }
type Attempt = Command & {
  /** Receives who is to hear of the message after the commit. */
  hear: (parties: readonly Party[]) => void
}

/** Whether the thread takes the writer's message; null when it does. */
function refusalOf(situation: Situation, { writer, now }: Command): SendOutcome | null {
  const isOpen = isOpenTo(writer.side, situation, now)
  if (writer.side === 'HOSPITAL') {
    if (!isOpen && situation.hospitalStanding === 'SUSPENDED') throw suspendedRefusal()
    return isOpen ? null : 'CLOSED'
  }
  const right = doctorRight(roleOfDoctorStatus(situation.doctor.status), isOpen)
  if (right === 'WRITE') return null
  return right === 'CLOSED' ? 'CLOSED' : 'NOT_ALLOWED'
}

/** One notice per reader and unread thread: the next message before it is read is no news. */
function noticeOf(
  side: Side,
  { kind, listingId, doctorId }: ThreadKey,
  { hospital, ...about }: Situation,
  { threadId, messageId }: { threadId: string; messageId: string },
): NewNotice {
  // The hospital knows nothing of an application that is held.
  const application = side === 'HOSPITAL' || about.application?.releasedAt ? about.application : null
  const { when, startTime } = threadTerms({ ...about, application })
  const before = startTime ?? undefined
  const facts = { doctorId, hospitalName: hospital.name, shift: when }
  const dedupeKey = `MESSAGE:${messageId}`
  return side === 'DOCTOR'
    ? {
        kind: 'MESSAGE_TO_HOSPITAL',
        to: { hospitalId: hospital.id },
        dedupeKey,
        before,
        facts: { ...facts, address: toHospitalThread(threadId) },
      }
    : {
        kind: 'MESSAGE_TO_DOCTOR',
        to: { doctorId },
        dedupeKey,
        before,
        facts: { ...facts, address: toMessages(kind, String(listingId)) },
      }
}

async function send(tx: Executor, attempt: Attempt): Promise<SendOutcome> {
  const { writer, request, now } = attempt
  const { accountId, side } = writer
  const situation = await findSituation(tx, request, now)
  if (!situation) return 'NOT_FOUND'
  const refusal = refusalOf(situation, attempt)
  if (refusal) return refusal
  const since = new Date(now.getTime() - SEND_LIMIT.minutes * 60_000)
  if ((await countSentSince(tx, accountId, since)) >= SEND_LIMIT.messages) return 'TOO_MANY'
  const { fileId } = request
  const fileName = fileId === null ? null : await lockUnsentFile(tx, { id: fileId, accountId })
  if (fileId !== null && fileName === null) return 'FILE_GONE'
  const thread = await lockThread(tx, { ...request, hospitalId: situation.hospital.id, now })
  // Later than every message of the thread, by the clock of whichever process.
  const sentAt = new Date(Math.max(now.getTime(), thread.lastMessageAt.getTime() + 1))
  const { messageId, parties } = await insertMessage(tx, {
    threadId: thread.id,
    sender: side,
    accountId,
    // A file without words says its name, in lists and in notices.
    body: request.body === '' ? (fileName ?? '') : request.body,
    sentAt,
  })
  if (fileId !== null) await attachFile(tx, fileId, messageId)
  attempt.hear(parties)
  const isFirstUnread = (side === 'DOCTOR' ? thread.unreadHospital : thread.unreadDoctor) === 0
  if (isFirstUnread)
    await orderNotices(tx, [noticeOf(side, request, situation, { threadId: thread.id, messageId })], now)
  return 'SENT'
}

/** One transaction, locks in the order doctor or member, thread. */
async function attempt(tx: Executor, one: Attempt): Promise<SendOutcome> {
  const { writer, request, now } = one
  const isThere =
    writer.side === 'DOCTOR'
      ? (await lockDoctor(tx, request.doctorId, now)) !== null
      : await lockMember(tx, writer.memberId)
  if (!isThere) return 'NOT_FOUND'
  const once = { accountId: writer.accountId, operation: OPERATION, request, words: WORDS, now }
  return answerOnce(tx, once, () => send(tx, one))
}

/**
 * Sends a message of either party, and tells the open pages of both. Idempotent by key; an outcome other than SENT
 * stores only the response. Throws on an outage, and after five transient conflicts (`withRetry`).
 */
export async function sendMessage(database: Database, hub: MessageHub, one: Command): Promise<SendOutcome> {
  let heard: readonly Party[] = []
  const result = await inTransaction(database, (tx) =>
    attempt(tx, { ...one, hear: (parties) => (heard = parties) }),
  )
  hub.publish(heard)
  return result
}

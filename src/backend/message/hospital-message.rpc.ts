import { HospitalMessages } from '../../contract/gen/hospital_message_pb.ts'
import { mayOperate, type HospitalOperation } from '../../domain/hospital/member-role.ts'
import { memberRight } from '../../domain/message/thread-state.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { pageOf, type KeysetCursor } from '../database/keyset-cursor.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import { signedIn, toCursor, toIdempotencyKey } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../rpc/rpc-method.ts'
import { toContent, toInstant, toThreadId } from './message-input.ts'
import type { MessageOptions } from './message.rpc.ts'
import { markThreadRead } from './message.store.ts'
import { sendMessage } from './send-message.service.ts'
import { toThread } from './thread-message.ts'
import { isOpenTo, opensFile } from './thread-standing.ts'
import { threadTerms } from './thread-terms.ts'
import { findSituation, findThreadKey, findThreads } from './thread.store.ts'

const PAGE = 30
/** Marks a cursor among the unread threads, which come first. */
const UNREAD = 'unread-'

const lastAt = ({ lastMessageAt }: { lastMessageAt: Date }) => lastMessageAt

const notFound = () => new RpcError('not_found', 'このやりとりは見つかりません。')

/** The methods of `dp.hospital.HospitalMessages`, each for members of the thread's hospital. */
export function createHospitalMessageMethods({
  database,
  hub,
  memberOf,
  clock,
}: MessageOptions & { memberOf: MemberGate }): RpcMethod[] {
  /** The thread, and the caller as a member of its hospital. A thread of another hospital is not found. */
  async function threadFor(text: string, call: RpcCall, operation: HospitalOperation) {
    const id = toThreadId(text)
    signedIn(call)
    const found = await findThreadKey(database, id)
    const member = await memberOf(call, operation, { hospitalId: found?.hospitalId, notTheirs: notFound() })
    if (!found) throw notFound()
    const { hospitalId: _hospital, ...key } = found
    return { key, member }
  }

  return [
    rpcMethod(HospitalMessages.method.listThreads, async ({ after }, call) => {
      const { hospitalId, hospitalStanding } = await memberOf(call, 'READ_MESSAGES')
      const now = clock()
      const isAmongUnread = after === '' || after.startsWith(UNREAD)
      const cursor = toCursor(after.replace(UNREAD, ''))
      const find = (isUnread: boolean, from: KeysetCursor | null) =>
        findThreads(database, { hospitalId, isUnread, after: from, limit: PAGE + 1 })
      const unread = pageOf(isAmongUnread ? await find(true, cursor) : [], PAGE, lastAt)
      const read =
        unread.nextCursor === null
          ? pageOf(await find(false, isAmongUnread ? null : cursor), PAGE, lastAt)
          : null
      return {
        threads: [...unread.items, ...(read?.items ?? [])].map(({ application, standing, ...one }) => ({
          ...one,
          ...threadTerms({ listing: one, application }),
          isClosed: !isOpenTo('HOSPITAL', { listing: one, standing, hospitalStanding }, now),
          doctorName: application ? one.doctorName : '',
          lastAt: one.lastMessageAt,
        })),
        nextCursor: read ? (read.nextCursor ?? '') : `${UNREAD}${unread.nextCursor}`,
      }
    }),

    rpcMethod(HospitalMessages.method.getHospitalThread, async ({ threadId, before }, call) => {
      const { key, member } = await threadFor(threadId, call, 'READ_MESSAGES')
      const now = clock()
      const situation = await findSituation(database, key, now)
      if (!situation) throw notFound()
      const { application, doctor } = situation
      // Before the doctor applies, and while the application is held, the hospital knows no name and no state.
      const known = application?.releasedAt ? application : null
      const isOpen = isOpenTo('HOSPITAL', situation, now)
      const right = memberRight(mayOperate(member.role, 'WRITE_MESSAGES'), isOpen)
      const shown = { ...situation, application: known, events: known ? situation.events : [] }
      return {
        thread: await toThread(database, shown, {
          key,
          side: 'HOSPITAL',
          right,
          before: toCursor(before),
          opens: (sent) => opensFile(situation.standing, sent, now),
        }),
        doctorName: known ? doctor.name : '',
        applicationId: known?.id ?? '',
      }
    }),

    rpcMethod(
      HospitalMessages.method.sendHospitalMessage,
      async ({ threadId, idempotencyKey, body, fileId }, call) => {
        const { key, member } = await threadFor(threadId, call, 'WRITE_MESSAGES')
        const { accountId, memberId } = member
        const request = { ...key, key: toIdempotencyKey(idempotencyKey), ...toContent(body, fileId) }
        const writer = { side: 'HOSPITAL', accountId, memberId } as const
        const outcome = await sendMessage(database, hub, { writer, request, now: clock() })
        return { outcome }
      },
    ),

    rpcMethod(HospitalMessages.method.markHospitalThreadRead, async ({ threadId, until }, call) => {
      await threadFor(threadId, call, 'WRITE_MESSAGES')
      hub.publish(await markThreadRead(database, { threadId, side: 'HOSPITAL', until: toInstant(until) }))
      return {}
    }),
  ]
}

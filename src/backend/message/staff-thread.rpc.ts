import { StaffThreads } from '../../contract/gen/staff_thread_pb.ts'
import { reasonProblem, VIEW_MS } from '../../domain/message/thread-view-reason.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { recordFileView } from '../staff/doctor-view.service.ts'
import type { StaffGate } from '../gate/staff-input.ts'
import { toCursor, toReason, toUuid } from '../rpc/rpc-input.ts'
import { toThreadId } from './message-input.ts'
import { toThread } from './thread-message.ts'
import { threadTerms } from './thread-terms.ts'
import { findSituation, findThreadKey } from './thread.store.ts'
import { findDoctorThreads, findThreadViews, hasOpenedThread, insertThreadView } from './thread-view.store.ts'

const notFound = () => new RpcError('not_found', 'このやりとりは見つかりません。')

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.StaffThreads`, each for staff only: messages are read for a recorded reason. */
export function createStaffThreadMethods({ database, clock, staffOf }: Options): RpcMethod[] {
  async function threadFor(id: string) {
    const key = await findThreadKey(database, id)
    const situation = key && (await findSituation(database, key, clock()))
    // An application without messages has no thread yet.
    if (!key || !situation?.thread) throw notFound()
    return { key, situation, threadId: situation.thread.id }
  }

  return [
    rpcMethod(StaffThreads.method.listDoctorThreads, async ({ doctorId: text }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const doctorId = toUuid(text, '医師の番号が正しくありません。')
      await recordFileView(database, { staffAccountId, doctorId, at: clock() })
      const [threads, views] = await Promise.all([
        findDoctorThreads(database, doctorId),
        findThreadViews(database, doctorId),
      ])
      return { threads, views }
    }),

    rpcMethod(StaffThreads.method.openThread, async ({ threadId: text, reason: given }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const reason = toReason(given)
      const problem = reasonProblem(reason)
      if (problem !== null) throw invalidArgument(problem)
      const { threadId } = await threadFor(toThreadId(text))
      const now = clock()
      // Pressed twice is opened once.
      const since = new Date(now.getTime() - 60_000)
      if (!(await hasOpenedThread(database, { threadId, staffAccountId, since })))
        await insertThreadView(database, { threadId, staffAccountId, reason, viewedAt: now })
      logSecurity('sensitive_read', { reason: 'thread', accountId: staffAccountId })
      return {}
    }),

    rpcMethod(StaffThreads.method.getStaffThread, async ({ threadId: text, before }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const { key, situation, threadId } = await threadFor(toThreadId(text))
      const since = new Date(clock().getTime() - VIEW_MS)
      const isOpened = await hasOpenedThread(database, { threadId, staffAccountId, since })
      const asked = { key, side: 'HOSPITAL', right: 'READ', before: toCursor(before) } as const
      return {
        doctorId: key.doctorId,
        doctorName: situation.doctor.name,
        hospitalName: situation.hospital.name,
        title: threadTerms(situation).title,
        thread: isOpened ? await toThread(database, situation, asked) : null,
      }
    }),
  ]
}

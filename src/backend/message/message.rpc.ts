import { Messages } from '../../contract/gen/message_pb.ts'
import type { Asked } from '../../contract/plain.ts'
import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import { isId } from '../../domain/decimal-id.ts'
import { doctorRight } from '../../domain/message/thread-state.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { signedInDoctor, toCursor, toIdempotencyKey } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { findOfferedApplication } from '../work/application/offered-application.service.ts'
import { toldApplication } from '../work/core/work-message.ts'
import { toContent, toInstant, toThreadId } from './message-input.ts'
import type { MessageHub } from './message-hub.ts'
import { markThreadRead } from './message.store.ts'
import { sendMessage } from './send-message.service.ts'
import { toThread } from './thread-message.ts'
import { isOpenTo } from './thread-standing.ts'
import { findSituation, findThreadKey, type ThreadKey } from './thread.store.ts'

export type MessageOptions = { database: Database; hub: MessageHub; clock: () => Date }

const notFound = () => new RpcError('not_found', 'この求人は見つかりません。')

type Listing = { kind: Asked<'dp.message.SendMessageRequest'>['kind']; listingId: string }

function toKey({ kind: word, listingId }: Listing, doctorId: string): ThreadKey {
  if (!word || !isId(listingId)) throw invalidArgument('求人の番号が正しくありません。')
  return { kind: word === 'SPOT' ? 'spot' : 'regular', listingId: Number(listingId), doctorId }
}

/** The methods of `dp.message.Messages`. */
export const createMessageMethods = ({ database, hub, clock }: MessageOptions): RpcMethod[] => [
  rpcMethod(Messages.method.getThread, async ({ before, ...listing }, call) => {
    const key = toKey(listing, signedInDoctor(call).doctorId)
    const now = clock()
    const situation = await findSituation(database, key, now)
    if (!situation) throw notFound()
    const { application, hospital } = situation
    const isOpen = isOpenTo('DOCTOR', situation, now)
    const right = doctorRight(roleOfDoctorStatus(situation.doctor.status), isOpen)
    const asked = { key, side: 'DOCTOR', right, before: toCursor(before) } as const
    const isAsked = application?.state === 'OFFERED' || application?.state === 'INTERVIEW'
    const offered = isAsked ? await findOfferedApplication(database, application.id) : null
    return {
      thread: await toThread(database, situation, asked),
      hospitalName: hospital.name,
      replyMedianMinutes: hospital.replyMedianMinutes,
      offered: offered && toldApplication(offered),
    }
  }),

  rpcMethod(Messages.method.sendMessage, async ({ idempotencyKey, body, fileId, ...listing }, call) => {
    const { accountId, doctorId } = signedInDoctor(call)
    const request = {
      ...toKey(listing, doctorId),
      key: toIdempotencyKey(idempotencyKey),
      ...toContent(body, fileId),
    }
    const writer = { side: 'DOCTOR', accountId } as const
    const outcome = await sendMessage(database, hub, { writer, request, now: clock() })
    return { outcome }
  }),

  rpcMethod(Messages.method.markThreadRead, async ({ threadId, until }, call) => {
    const { doctorId } = signedInDoctor(call)
    const id = toThreadId(threadId)
    const key = await findThreadKey(database, id)
    if (key?.doctorId !== doctorId) throw notFound()
    hub.publish(await markThreadRead(database, { threadId: id, side: 'DOCTOR', until: toInstant(until) }))
    return {}
  }),
]

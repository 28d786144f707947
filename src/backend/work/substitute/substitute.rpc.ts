import { Substitutes as HospitalSubstitutes } from '../../../contract/gen/hospital_substitute_pb.ts'
import { Substitutes } from '../../../contract/gen/substitute_pb.ts'
import { SUBSTITUTE_ANSWER } from '../../../domain/work/substitute.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { doctorOf, memberOfWork, workNotFound } from '../core/work-party.ts'
import { answerSubstitute } from './answer-substitute.service.ts'
import { startSearch, stopSearch } from './search-substitute.service.ts'

type Asked = {
  workId: string
  idempotencyKey: string
}

/** The methods of `dp.work.Substitutes` and `dp.hospital.Substitutes`. */
export function createSubstituteMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const commandOf = ({ workId, idempotencyKey }: Asked, call: RpcCall) => ({
    ...doctorOf(call),
    request: { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey) },
    now: clock(),
  })
  return [
    rpcMethod(Substitutes.method.startSearch, async (message, call) => {
      const outcome = await startSearch(database, commandOf(message, call))
      return { outcome }
    }),

    rpcMethod(Substitutes.method.stopSearch, async (message, call) => {
      const outcome = await stopSearch(database, commandOf(message, call))
      return { outcome }
    }),

    rpcMethod(HospitalSubstitutes.method.answerSubstitute, async (message, call) => {
      const workId = toWorkId(message.workId)
      const { answer } = message
      if (answer === null) throw invalidArgument('回答を選んでください。')
      const isArranged = answer === 'ARRANGE'
      const request = {
        workId,
        searchId: toUuid(message.searchId, '依頼の番号が正しくありません。'),
        key: toIdempotencyKey(message.idempotencyKey),
        isArranged,
        word: toDetail(message.word, isArranged ? 0 : SUBSTITUTE_ANSWER.least),
      }
      const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
      const outcome = await answerSubstitute(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),
  ]
}

import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import type { RpcCall } from '../../rpc/rpc-method.ts'
import { findParties } from '../core/decide-application.store.ts'
import { doctorOf } from '../core/work-party.ts'
import type { OfContract, ContractSide } from './contract-command.service.ts'

const civilDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => !Number.isNaN(Date.parse(day))),
)

/** A civil day. Throws `invalid_argument`. */
export function toCivilDay(text: string, sentence: string): string {
  if (!v.is(civilDay, text)) throw invalidArgument(sentence)
  return text
}

export const toContract = ({
  applicationId,
  idempotencyKey,
}: {
  applicationId: string
  idempotencyKey: string
}): OfContract => ({
  applicationId: toUuid(applicationId, '契約の番号が正しくありません。'),
  key: toIdempotencyKey(idempotencyKey),
})

/** The two parties of a regular contract, as the callers of its methods. */
export const contractSides = (database: Database, memberOf: MemberGate) => ({
  doctorSide: (call: RpcCall): ContractSide => ({ by: 'DOCTOR', ...doctorOf(call) }),

  async hospitalSide(call: RpcCall, applicationId: string): Promise<ContractSide> {
    signedIn(call)
    const parties = await findParties(database, applicationId)
    const notTheirs = new RpcError('not_found', 'この契約は見つかりません。')
    const member = await memberOf(call, 'DECIDE_CANCELLATIONS', {
      hospitalId: parties?.hospitalId,
      notTheirs,
    })
    return { by: 'HOSPITAL', accountId: member.accountId, member }
  },
})

import { ContractRenewals } from '../../../contract/gen/contract_renewal_pb.ts'
import { ContractRenewals as HospitalContractRenewals } from '../../../contract/gen/hospital_contract_renewal_pb.ts'
import { MOST_YEN } from '../../../domain/listing/draft/common-draft.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail } from '../core/work-input.ts'
import { refuseIfSuspended } from '../../gate/while-suspended.ts'
import { contractSides, toCivilDay, toContract } from './contract-sides.ts'
import { engagementContractOf } from './engagement.service.ts'
import { answerRenewal } from './answer-renewal.service.ts'
import { decideRenewal } from './decide-renewal.service.ts'
import { findOffers } from './renewal.store.ts'

const OFFERS = 20

const toRenewalId = (text: string) => toUuid(text, '更新の番号が正しくありません。')

/** The end and the pay that an offer names; other decisions have none. */
function toOffered({ newEnd, fee }: { newEnd: string; fee: number }) {
  if (fee < 1 || fee > MOST_YEN) throw invalidArgument('金額を入力してください。')
  return {
    newEnd: toCivilDay(newEnd, '新しい契約の最後の日を入力してください。'),
    fee,
  }
}

/** The methods of `dp.work.ContractRenewals` and `dp.hospital.ContractRenewals`. */
export function createRenewalMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const { doctorSide, hospitalSide } = contractSides(database, memberOf)
  return [
    rpcMethod(ContractRenewals.method.listRenewalOffers, async (_, call) => {
      const { doctorId } = signedIn(call)
      if (doctorId === null) return { offers: [] }
      const offers = await findOffers(database, { doctorId, today: tokyoDay(clock()), limit: OFFERS })
      return {
        offers: offers.map(({ regularWorkId, terms, termEnd, newEnd, dueOn }) => ({
          regularWorkId: String(regularWorkId),
          hospitalName: terms.hospitalName,
          pattern: regularText(engagementContractOf(terms)),
          termEnd,
          newEnd: newEnd ?? '',
          dueOn,
        })),
      }
    }),

    rpcMethod(ContractRenewals.method.answerRenewal, async (message, call) => {
      const { answer } = message
      if (answer === null) throw invalidArgument('回答を選んでください。')
      const request = {
        ...toContract(message),
        renewalId: toRenewalId(message.renewalId),
        offerNumber: message.offerNumber,
        answer,
        word: toDetail(message.word, 0),
      }
      const outcome = await answerRenewal(database, { side: doctorSide(call), request, now: clock() })
      return { outcome }
    }),

    rpcMethod(HospitalContractRenewals.method.decideRenewal, async (message, call) => {
      const { decision } = message
      if (decision === null) throw invalidArgument('更新するかどうかを選んでください。')
      const offered = decision === 'OFFER' ? toOffered(message) : { newEnd: '', fee: 0 }
      const request = {
        ...toContract(message),
        renewalId: toRenewalId(message.renewalId),
        decision,
        ...offered,
        note: toDetail(message.note, 0),
      }
      const side = await hospitalSide(call, request.applicationId)
      if (decision === 'OFFER' && side.by === 'HOSPITAL') refuseIfSuspended(side.member.hospitalStanding)
      const outcome = await decideRenewal(database, { side, request, now: clock() })
      return { outcome }
    }),
  ]
}

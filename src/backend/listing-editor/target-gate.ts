import type { HospitalOperation } from '../../domain/hospital/member-role.ts'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import type { RpcCall } from '../rpc/rpc-method.ts'
import { toRef } from './hospital-listing-input.ts'
import type { DraftService } from './listing-draft.service.ts'

const gone = () => new RpcError('not_found', 'この求人は見つかりません。掲載されたか、削除されています。')

/** Asks who calls about a draft or listing, for the methods that name one. */
export function createTargetGate(drafts: DraftService, memberOf: MemberGate) {
  /**
   * What a reference names, for a member of its hospital who may perform the operation. Null for what is another
   * hospital's, as for what is not there: a draft that is new has no hospital yet, and becomes one of the chosen hospital.
   */
  async function targetFor(call: RpcCall, text: string, operation: HospitalOperation) {
    const ref = toRef(text)
    const found = await drafts.findTarget(ref)
    const member = await memberOf(call, operation, { hospitalId: found?.hospitalId, notTheirs: null })
    return { ref, target: found?.hospitalId === member.hospitalId ? found : null, member }
  }

  /** The same of what must exist. */
  async function existing(call: RpcCall, text: string, operation: HospitalOperation) {
    const { target, ...rest } = await targetFor(call, text, operation)
    if (!target) throw gone()
    return { target, ...rest }
  }

  return { targetFor, existing }
}

/** A finding as the contract writes it. */
export const wireFinding = ({ basis, ...finding }: Finding) => ({ ...finding, basis: basis ?? '' })

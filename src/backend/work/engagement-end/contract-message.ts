import type { MessageInitShape } from '@bufbuild/protobuf'
import { RenewalState, type RenewalSchema } from '../../../contract/gen/contract_renewal_pb.ts'
import {
  RunningContractState,
  type RunningContractSchema,
} from '../../../contract/gen/hospital_application_pb.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import { latestRenewedEnd } from '../../../domain/work/renewal.ts'
import type { Engagement } from '../engagement/engagement.store.ts'
import type { Renewal } from '../renewal/renewal.store.ts'

type OfHospital = {
  contract: Engagement
  terms: TermsSnapshot
  renewal: Renewal | null
  /** How often the contract was renewed. */
  renewals: number
}

const toRenewalMessage = ({
  id,
  state,
  termEnd,
  dueOn,
  offers,
  ...renewal
}: Renewal): MessageInitShape<typeof RenewalSchema> => ({
  id,
  state: RenewalState[state],
  termEnd,
  dueOn,
  offerNumber: offers,
  newEnd: renewal.newEnd ?? '',
  fee: renewal.fee ?? 0,
  note: renewal.note ?? '',
  answer: renewal.answer ?? '',
})

/** A contract as it stands now, for its hospital. */
export const toContractMessage = (
  { contract, terms, renewal, renewals }: OfHospital,
  now: Date,
): MessageInitShape<typeof RunningContractSchema> => ({
  state: RunningContractState[stateOn(contract, tokyoDay(now))],
  startDate: contract.startDate,
  endDate: contract.endDate ?? '',
  isEndNoticed: contract.endNoticedBy !== null,
  endByHospital: contract.endNoticedBy === 'HOSPITAL',
  endReason: contract.endReason ?? '',
  renewal: renewal ? toRenewalMessage(renewal) : undefined,
  latestEnd:
    (contract.endDate !== null &&
      latestRenewedEnd({
        ...contract,
        endDate: contract.endDate,
        terms,
        renewals,
      })) ||
    '',
  fee: terms.fee,
})

import type { MessageInitShape } from '@bufbuild/protobuf'
import { ConversionState, type ConversionSchema } from '../../../contract/gen/contract_conversion_pb.ts'
import { RenewalState, type RenewalSchema } from '../../../contract/gen/contract_renewal_pb.ts'
import {
  RunningContractState,
  type RunningContractSchema,
} from '../../../contract/gen/hospital_application_pb.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import { conversionOn } from '../../../domain/work/indefinite-conversion.ts'
import { latestRenewedEnd, termStartOf } from '../../../domain/work/renewal.ts'
import type { Engagement } from './engagement.store.ts'
import type { AcceptedTerm } from './last-renewal.sql.ts'
import type { Renewal } from './renewal.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

type OfHospital = {
  contract: Engagement
  terms: TermsSnapshot
  renewal: Renewal | null
  /** The terms that were renewed with the doctor's consent. */
  acceptedTerms: AcceptedTerm[]
}

/** The right to a contract without a term; undefined where there is none. */
function toConversionMessage(
  { contract, acceptedTerms }: Pick<OfHospital, 'contract' | 'acceptedTerms'>,
  now: Date,
): MessageInitShape<typeof ConversionSchema> | undefined {
  const conversion = conversionOn({ ...contract, renewals: acceptedTerms }, tokyoDay(now))
  const { conversionAppliedAt: appliedAt, conversionReadAt: readAt } = contract
  if (!conversion) return undefined
  return {
    ...conversion,
    state: ConversionState[conversion.state],
    appliedAt: timestampOf(appliedAt),
    readAt: timestampOf(readAt),
  }
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
  { contract, terms, renewal, acceptedTerms }: OfHospital,
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
        renewals: acceptedTerms.length,
      })) ||
    '',
  fee: terms.fee,
  termStart: termStartOf({ ...contract, renewals: acceptedTerms }),
  conversion: toConversionMessage({ contract, acceptedTerms }, now),
})

import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  CancellationDecision,
  CancellationReason,
  CancellationSide,
  CancellationTier,
  HospitalCancellationReason,
  type CancellableWorkSchema,
  type CancellationSchema,
} from '../../../contract/gen/cancellation_pb.ts'
import { substitutePolicyOf } from '../../../domain/listing/terms/contract-text.ts'
import { SubstitutePolicy } from '../../../contract/gen/substitute_pb.ts'
import { WorkState } from '../../../contract/gen/work_pb.ts'
import { listingMessage } from '../core/work-message.ts'
import type { WorkRow } from './coming.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

export const toWorkMessage = ({ work, terms }: WorkRow): MessageInitShape<typeof CancellableWorkSchema> => ({
  id: work.id,
  ...listingMessage(work),
  scheduleId: work.scheduleId ?? '',
  substitutePolicy: work.scheduleId === null ? undefined : SubstitutePolicy[substitutePolicyOf(terms)],
  state: WorkState[work.state],
  plannedStart: timestampFromDate(work.plannedStart),
  plannedEnd: timestampFromDate(work.plannedEnd),
  fee: work.fee,
  hospitalName: work.hospitalName,
  hospitalPhone: work.hospitalPhone,
})

/** For the doctor; the hospital's message leaves the tier out. */
export const toCancellationMessage = (
  row: NonNullable<WorkRow['cancellation']>,
): MessageInitShape<typeof CancellationSchema> => ({
  id: row.id,
  requestedBy: CancellationSide[row.requestedBy],
  reason: row.reason ? CancellationReason[row.reason] : undefined,
  hospitalReason: row.hospitalReason ? HospitalCancellationReason[row.hospitalReason] : undefined,
  detail: row.detail,
  phone: row.phone ?? undefined,
  phoneConfirmed: row.phoneConfirmed,
  requestedAt: timestampFromDate(row.requestedAt),
  tier: row.tier ? CancellationTier[row.tier] : undefined,
  decision: CancellationDecision[row.decision],
  decidedAt: timestampOf(row.decidedAt),
  answer: row.answer ?? undefined,
  compensationYen: row.compensationYen ?? undefined,
})

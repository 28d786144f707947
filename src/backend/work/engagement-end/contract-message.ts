import type { MessageInitShape } from '@bufbuild/protobuf'
import {
  RunningContractState,
  type RunningContractSchema,
} from '../../../contract/gen/hospital_application_pb.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import type { Engagement } from '../engagement.store.ts'

/** A contract as it stands now, for its hospital. */
export const toContractMessage = (
  engagement: Engagement,
  now: Date,
): MessageInitShape<typeof RunningContractSchema> => ({
  state: RunningContractState[stateOn(engagement, tokyoDay(now))],
  startDate: engagement.startDate,
  endDate: engagement.endDate ?? '',
  isEndNoticed: engagement.endNoticedBy !== null,
  endByHospital: engagement.endNoticedBy === 'HOSPITAL',
  endReason: engagement.endReason ?? '',
})

import type { RegularWork } from '../../contract/gen/listings-resolvers.ts'
import { regularListingNumber } from '../../domain/listing-number.ts'
import { tokyoText } from '../../domain/tokyo-time.ts'
import { isNew, toHospital, toWorkload } from './listing-record.ts'
import type { RegularRow } from './regular-listing.store.ts'

/** A regular listing as the contract has it. */
export function toRegularWork({ regular, hospital, workload }: RegularRow, now: Date): RegularWork {
  return {
    ...regular,
    id: String(regular.id),
    listingNumber: regularListingNumber(regular.id),
    publishTime: tokyoText(regular.publishTime),
    editedAt: tokyoText(regular.editedAt),
    applicationDeadline: tokyoText(regular.applicationDeadline),
    startTimeOfDay: regular.startTimeOfDay.slice(0, 5),
    endTimeOfDay: regular.endTimeOfDay.slice(0, 5),
    adjustableWorkingStartTime: regular.adjustableStart,
    adjustableWorkingEndTime: regular.adjustableEnd,
    attractive: regular.attractiveCategory === 'ATTRACTIVE',
    isNew: isNew(regular.publishTime, now),
    hospital: toHospital(hospital),
    workload: toWorkload(workload, regular.shift),
  }
}

import type { HospitalCancellationReason } from './cancellation-words.ts'

/** The law's floor for a cancellation by the employer (労働基準法26条): 60 % of the average wage. */
const LAW_SHARE = 0.6
/** Within this time before the start the whole expected pay is proposed. */
const LATE_HOURS = 24

export type Compensation = {
  /** Less is refused. */
  least: number
  /** What the form proposes. */
  proposed: number
}

/** The law's floor for the expected pay, in yen. */
export const lawFloor = (fee: number): number => Math.ceil(fee * LAW_SHARE)

/**
 * What a hospital owes a doctor for a matched work that it cancels (product reference 3.3): within 24 hours
 * the whole expected pay is proposed and the law's floor is the least; earlier the floor is proposed. Weather
 * and disasters are nobody's fault.
 */
export function compensationFor({
  fee,
  hours,
  reason,
}: {
  fee: number
  hours: number
  reason: HospitalCancellationReason
}): Compensation {
  if (reason === 'DISASTER') return { least: 0, proposed: 0 }
  return hours < LATE_HOURS ? { least: lawFloor(fee), proposed: fee } : { least: 0, proposed: lawFloor(fee) }
}

import { HOSPITAL_CANCELLATION_REASON, type HospitalCancellationReason } from './cancellation-words.ts'

/** The law's floor for a cancellation by the employer (労働基準法26条): 60 % of the average wage, as whole parts. */
const LAW_SHARE = { of: 3, in: 5 } as const
/** Within this time before the start the whole expected pay is proposed. */
const LATE_HOURS = 24

export const LAW_PERCENT = (LAW_SHARE.of * 100) / LAW_SHARE.in

/** Reasons for which the hospital owes nothing: nobody's fault, and the doctor's own wish. */
const FREEING: ReadonlySet<HospitalCancellationReason> = new Set(['DISASTER', 'DOCTOR_ASKED'])

/** Those reasons in words: 「悪天候・災害のため」「先生からのお申し出のため」. */
export const FREED = [...FREEING].map((reason) => `「${HOSPITAL_CANCELLATION_REASON[reason]}」`).join('')

export const MAX_COMPENSATION_YEN = 10_000_000

export type Compensation = {
  /** Less is refused. */
  least: number
  /** What the form proposes. */
  proposed: number
}

/** The law's floor for the expected pay, in whole yen, rounded up. */
export const lawFloor = (fee: number): number => Math.ceil((fee * LAW_SHARE.of) / LAW_SHARE.in)

/**
 * What a hospital owes a doctor for a matched work that it cancels: the law's floor
 * at the least, whenever it cancels; within 24 hours the whole expected pay is proposed. Nothing where the reason frees.
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
  if (FREEING.has(reason)) return { least: 0, proposed: 0 }
  const least = lawFloor(fee)
  return { least, proposed: hours < LATE_HOURS ? fee : least }
}

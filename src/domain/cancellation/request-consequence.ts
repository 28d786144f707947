import {
  cancellationTier,
  isConfirmable,
  isDeclarable,
  needsCall,
  tierByTime,
  type CancellationTier,
} from './cancellation-tier.ts'
import { CANCELLATION_REASON, type CancellationReason } from './cancellation-words.ts'

/** What the hospital is to see, so that a reason excuses. */
const PROOF: Readonly<Partial<Record<CancellationReason, string>>> = {
  SICKNESS: '診断書や受診の記録',
  RESTRICTION_BY_COVID_19: '検査の結果や勤務制限の通知',
  SCHEDULE_CHANGED_BY_MAIN_HOSPITAL: '常勤先の緊急の事情がわかるもの',
}

export type RequestConsequence = {
  /** What the request leaves behind as far as it is known now. */
  tier: CancellationTier
  /** What the hospital asks for, which would leave no 注意; null where nothing changes it. */
  proof: string | null
  /** The reason would leave no 注意, if bad weather were declared for the work. */
  undeclared: boolean
  /** The doctor calls the hospital first, whatever the reason. */
  needsCall: boolean
}

/** Whether a posted or chosen word is a reason. */
export const isReason = (word: string): word is CancellationReason => Object.hasOwn(CANCELLATION_REASON, word)

/**
 * What follows from a request by its reason, null before one is chosen, the hours left to the start, and whether bad
 * weather has been declared for the work.
 */
export function requestConsequence({
  reason,
  hours,
  isDeclared = false,
}: {
  reason: CancellationReason | null
  hours: number
  isDeclared?: boolean
}): RequestConsequence {
  const byTime = tierByTime(hours)
  const tier = reason === null ? byTime : cancellationTier({ reason, hours, isDeclared })
  const isOpen = byTime !== 'NONE' && byTime !== 'RECORDED'
  return {
    tier,
    proof: reason !== null && isOpen && isConfirmable(reason) ? (PROOF[reason] ?? null) : null,
    undeclared: reason !== null && isOpen && isDeclarable(reason) && !isDeclared,
    needsCall: needsCall(byTime),
  }
}

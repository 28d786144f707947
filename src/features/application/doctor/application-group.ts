import { DAY_MS } from '../../../domain/duration.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'

/** Applications in progress and failed ones. Matched ones have a screen of their own. */
export const APPLICATION_GROUP = {
  WAITING: ['APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED'],
  ENDED: ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED', 'CANCELLED'],
} as const satisfies Record<string, readonly ApplicationState[]>

export type ApplicationGroup = keyof typeof APPLICATION_GROUP

/** Days for which a failed application is still listed. */
export const ENDED_DAYS = 30

export const isRecent = (
  { decidedAt, appliedAt }: { decidedAt: string | null; appliedAt: string },
  now: Date,
): boolean => now.getTime() - Date.parse(decidedAt ?? appliedAt) <= ENDED_DAYS * DAY_MS

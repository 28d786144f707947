import { DAY_MS } from '../duration.ts'
import { TIER_POINTS, type CancellationTier } from './cancellation-tier.ts'

/** 注意 points count for this many days. */
export const CAUTION_DAYS = 90
/** With so many points a doctor may apply for listings with selection only, for `RESTRICTED_DAYS`. */
export const CAUTION_LIMIT = 5
export const RESTRICTED_DAYS = 14

/** A confirmed cancellation by the doctor. */
export type Caution = { at: Date; tier: CancellationTier }

/** The doctor's 注意 points at an instant. */
export const cautionPoints = (cautions: readonly Caution[], now: Date): number =>
  cautions
    .filter(({ at }) => at <= now && now.getTime() - at.getTime() < CAUTION_DAYS * DAY_MS)
    .reduce((sum, { tier }) => sum + TIER_POINTS[tier], 0)

/** Until when the doctor may apply for listings with selection only; null without a restriction. */
export function selectionOnlyUntil(cautions: readonly Caution[], now: Date): Date | null {
  const ends = cautions
    .filter(
      ({ at, tier }) => at <= now && TIER_POINTS[tier] > 0 && cautionPoints(cautions, at) >= CAUTION_LIMIT,
    )
    .map(({ at }) => at.getTime() + RESTRICTED_DAYS * DAY_MS)
    .filter((end) => end > now.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** 「90日以内に5つになると、14日のあいだ「選考なし」の求人に応募できなくなります。」 */
export const cautionText = (): string =>
  `${CAUTION_DAYS}日以内に${CAUTION_LIMIT}つになると、${RESTRICTED_DAYS}日のあいだ「選考なし」の求人に応募できなくなります。`

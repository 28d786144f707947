import type { AmbulanceEasiness, ApplicationStatus, NightDutyPermit } from './listing-words.ts'
import type { CarfareType } from '../money/pay-words.ts'

export type Recommendable = {
  hourlyFee: number
  /** Average of listings of the same region and shift. */
  averageHourlyFee: number
  applicationStatus: ApplicationStatus
  nightDutyPermit: NightDutyPermit
  ambulanceEasiness: AmbulanceEasiness
  carfareType: CarfareType
  /** 求人票どおり度; null with too few answers. */
  accuracyPercent: number | null
  replyMedianMinutes: number | null
}

/**
 * Sort key of おすすめ順, 0 to 1000: relative pay (400), accuracy of the listing (250), certainty (150), rest
 * (100), carfare (100). Ranks are not for sale.
 */
export function recommendScore(listing: Recommendable): number {
  const pay = Math.min(400, Math.max(0, 200 + (listing.hourlyFee / listing.averageHourlyFee - 1) * 500))
  const accuracy = ((listing.accuracyPercent ?? 80) / 100) * 250
  const reply = listing.replyMedianMinutes === null ? 40 : Math.max(0, 90 - listing.replyMedianMinutes / 16)
  const certainty = listing.applicationStatus === 'FREE' ? 150 : reply
  const rest =
    (listing.ambulanceEasiness === 'EASY' ? 60 : 0) + (listing.nightDutyPermit.startsWith('GRANTED') ? 40 : 0)
  const carfare = { FULLY_PAID: 100, PAID_FLAT: 80, PAID_WITHIN_LIMIT: 70, OTHER: 30, NOTHING: 0 }[
    listing.carfareType
  ]
  return Math.round(Math.min(1000, pay + accuracy + certainty + rest + carfare))
}

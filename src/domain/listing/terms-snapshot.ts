/**
 * Immutable snapshot of the terms shown when applying (労働条件の明示, 職業安定法5条の3), stored with the application:
 * headings and texts in display order.
 */
export type TermsSnapshot = {
  listingNumber: string
  hospitalName: string
  title: string
  startTime: string
  endTime: string
  fee: number
  hourlyFee: number
  terms: { heading: string; text: string }[]
}

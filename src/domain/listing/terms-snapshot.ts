/**
 * The terms a doctor was shown when applying (労働条件の明示, 職業安定法5条の3): heading and text, in the order of the
 * confirmation screen, frozen with the application.
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

const DAY = 86_400_000

/** Listings must be kept true (職業安定法5条の4): the hospital confirms them this often. */
export const CONFIRM_DAYS = 14

/** Whole days since the hospital last published, edited or confirmed a listing. */
export const daysUnconfirmed = (confirmedAt: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(confirmedAt)) / DAY)

export const isConfirmationDue = (confirmedAt: string, now: Date): boolean =>
  daysUnconfirmed(confirmedAt, now) >= CONFIRM_DAYS

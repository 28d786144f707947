import { addDays, daysBetween, tokyoDay, tokyoInstant } from '../text/tokyo-time.ts'

/** Listings must be kept true (職業安定法5条の4): the hospital confirms them this often, and is asked to. */
export const CONFIRM_DAYS = 14

/** A listing that has not been confirmed for so many days is paused, once its hospital has been asked `CONFIRM_DAYS` before. */
export const LAPSE_DAYS = 28

/** What a member presses to confirm. */
export const STILL_RECRUITING = 'まだ募集しています'

/** Listings that one press confirms. */
export const CONFIRMED_AT_ONCE = 200

/** Civil days in Tokyo since the hospital last published, edited, reopened or confirmed a listing. */
export const daysUnconfirmed = (confirmedAt: string, now: Date): number =>
  daysBetween(tokyoDay(new Date(confirmedAt)), tokyoDay(now))

/** Whether the hospital is to confirm the listing. */
export const isConfirmationDue = (confirmedAt: string, now: Date): boolean =>
  daysUnconfirmed(confirmedAt, now) >= CONFIRM_DAYS

/** What was done before this instant is so many civil days old. */
export const daysAgo = (days: number, now: Date): Date => tokyoInstant(addDays(tokyoDay(now), 1 - days))

/** The last day on which the hospital can confirm before the listing is paused, `YYYY-MM-DD` in Tokyo. */
export const lastDayToConfirm = (confirmedAt: string, askedAt: string | null, now: Date): string => {
  const byConfirmation = addDays(tokyoDay(new Date(confirmedAt)), LAPSE_DAYS - 1)
  const asked = askedAt !== null && Date.parse(askedAt) > Date.parse(confirmedAt) ? new Date(askedAt) : now
  const byQuestion = addDays(tokyoDay(asked), LAPSE_DAYS - CONFIRM_DAYS - 1)
  return byConfirmation > byQuestion ? byConfirmation : byQuestion
}

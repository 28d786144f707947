import { daysBetween, tokyoDay } from '../../domain/text/tokyo-time.ts'

const STALE_AFTER_DAYS = 7

/** Whether demo data made for a Tokyo day (`YYYY-MM-DD`) must be regenerated. */
export const isAged = (madeFor: string, now: Date): boolean =>
  daysBetween(madeFor, tokyoDay(now)) > STALE_AFTER_DAYS

import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { contractMeterOf, isMeterKept, meterOf } from '../../../domain/work/hours-meter.ts'
import { plannedDates, plannedUntil } from '../../../domain/work/engagement.ts'
import { plannedInterval, worstRest } from '../../../domain/work/rest-interval.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { Executor } from '../../database/client.ts'
import { engagementContractOf } from './engagement.service.ts'
import { findKnownWorks, isBusyAt } from '../hours/known-works.service.ts'
import { findOwnHours } from '../hours/own-hours.service.ts'

type Kind = { shift: Shift; nightDutyPermit: NightDutyPermit; breakMinutes: number }

/** The dates of the first months of a contract, without days off and those that wait for a word. */
function datesOf(terms: TermsSnapshot, kind: Kind, now: Date): RestWork[] {
  const contract = engagementContractOf(terms)
  const until = plannedUntil(contract.contractStart, tokyoDay(now))
  return plannedDates(contract, terms.fee, { after: null, until })
    .filter(({ state }) => state === 'CONFIRMED')
    .map(({ start, end }) => plannedInterval({ ...kind, permit: terms.permit ?? null, start, end }))
}

type Contract = { doctorId: string; terms: TermsSnapshot; listing: Kind }

/**
 * Whether a date of the first months of a contract breaks a window of rest beside the doctor's works and its own other
 * dates. Dates that overlap a work stay tentative, and are left out.
 */
export async function breaksRest(
  executor: Executor,
  { doctorId, terms, listing }: Contract,
  now: Date,
): Promise<boolean> {
  const dates = datesOf(terms, listing, now)
  const [first, last] = [dates.at(0), dates.at(-1)]
  if (!first || !last) return false
  const works = await findKnownWorks(executor, { doctorId, start: first.start, end: last.end })
  return (
    worstRest(
      dates.filter((date) => !isBusyAt(works, date)),
      works,
    )?.fit === 'ALARM'
  )
}

type Applied = Contract & { id: string }

/**
 * 「間隔と上限」 for a hospital: whether a work that is applied for, or every date of the first months of a contract, overlaps
 * no work, breaks no window of rest and keeps the limits of the month, the year and 28 hours, by all that the doctor has told. It learns
 * no more than this one word.
 */
export async function isFitKept(executor: Executor, applied: Applied, now: Date): Promise<boolean> {
  const { id, doctorId, terms, listing } = applied
  const { works, around, main } = await findOwnHours(executor, doctorId, now)
  const others = works.filter(({ applicationId }) => applicationId !== id)
  if (terms.regular) {
    const dates = datesOf(terms, listing, now)
    if (dates.some((date) => isBusyAt(others, date))) return false
    const meter = contractMeterOf(dates, { works: others, around, main, now })
    return meter === null || isMeterKept(meter)
  }
  const planned = { start: new Date(terms.startTime), end: new Date(terms.endTime) }
  if (isBusyAt(others, planned)) return false
  return isMeterKept(
    meterOf(plannedInterval({ ...listing, ...planned, permit: terms.permit ?? null }), {
      works: others,
      around,
      main,
      now,
    }),
  )
}

import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { plannedDates, plannedUntil } from '../../../domain/work/engagement.ts'
import type { Executor } from '../../database/client.ts'
import * as store from './engagement.store.ts'

/** The contract that the terms of a regular application hold. */
export function engagementContractOf({ regular }: TermsSnapshot) {
  if (!regular) throw new Error('terms without a regular contract')
  return regular
}

/** Whether a date of the first months of a contract overlaps a work of the doctor. */
export function hasClash(tx: Executor, doctorId: string, terms: TermsSnapshot, now: Date): Promise<boolean> {
  const contract = engagementContractOf(terms)
  const until = plannedUntil(contract.contractStart, tokyoDay(now))
  return store.findClash(tx, doctorId, plannedDates(contract, terms.fee, { after: null, until }))
}

type Matched = {
  id: string
  regularWorkId: number
  hospitalId: number
  doctorId: string
  terms: TermsSnapshot
}

/**
 * Starts the engagement of a matched application, and plans its first months. The caller must hold the lock of
 * the doctor, under which no other work of the doctor can come.
 */
export async function startEngagement(tx: Executor, matched: Matched, now: Date): Promise<void> {
  const { terms, id: applicationId, regularWorkId, hospitalId, doctorId } = matched
  const contract = engagementContractOf(terms)
  const until = plannedUntil(contract.contractStart, tokyoDay(now))
  const engagement = await store.insertEngagement(tx, {
    applicationId,
    regularWorkId,
    hospitalId,
    doctorId,
    state: 'ACTIVE',
    startDate: contract.contractStart,
    endDate: contract.contractEnd,
    plannedUntil: until,
    createdAt: now,
  })
  await planDates(tx, engagement, terms, { after: null, until, now })
}

type Span = { after: string | null; until: string; now: Date }

/**
 * Plans the dates of an engagement after one day and until another. A date that overlaps another work of the
 * doctor stays tentative; every other one gets its work. The caller must hold the lock of the doctor.
 */
export async function planDates(
  tx: Executor,
  engagement: store.Engagement,
  terms: TermsSnapshot,
  { after, until, now }: Span,
): Promise<number> {
  const contract = engagementContractOf(terms)
  const planned = plannedDates(contract, terms.fee, { after, until })
  // A date that was proposed or moved to a day keeps it.
  const taken = await store.findDays(tx, engagement.id, after)
  const dates = planned.filter(({ day }) => !taken.has(day))
  const works = await store.insertWorks(
    tx,
    { ...engagement, breakMinutes: contract.breakMinutes, now },
    dates.filter(({ state }) => state === 'CONFIRMED'),
  )
  await store.insertSchedules(
    tx,
    engagement,
    dates.map((date) => {
      const workId = works.get(date.start.getTime()) ?? null
      return { ...date, workId, state: date.state === 'CONFIRMED' && !workId ? 'TENTATIVE' : date.state }
    }),
  )
  return dates.length
}

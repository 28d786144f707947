import type { Executor } from '../database/client.ts'
import { ownCancellations } from './cancellation/cancellation.store.ts'
import { ownContracts } from './contract/renewal.store.ts'
import { ownSubstitutes } from './core/substitute.store.ts'
import { ownPlannedWorks } from './core/work-place.store.ts'
import { ownDateChanges } from './date-change/date-change.store.ts'
import { ownObjections } from './objection/objection.store.ts'
import { ownPayments } from './payment/own-payments.store.ts'
import { ownRecords } from './record/worked.store.ts'
import { ownRehires } from './rehire/rehire-hours.store.ts'
import { ownSurveys } from './survey/own-surveys.store.ts'
import { ownTermsNotices } from './terms-notice/terms-notice.store.ts'
import { ownThanks } from './thanks/thanks.store.ts'

/** What each noun stores of a doctor, with readable labels, in the order of the export. */
const PARTS: readonly ((executor: Executor, doctorId: string) => Promise<Record<string, unknown>>)[] = [
  ownContracts,
  ownPlannedWorks,
  ownRecords,
  ownObjections,
  ownPayments,
  ownSurveys,
  ownTermsNotices,
  ownRehires,
  ownThanks,
  ownCancellations,
  ownDateChanges,
  ownSubstitutes,
]

/** A doctor's contracts and works in full, with what was asked about them: for the export of own data. */
export async function ownWork(executor: Executor, doctorId: string): Promise<Record<string, unknown>> {
  const own: Record<string, unknown> = {}
  for (const part of PARTS) Object.assign(own, await part(executor, doctorId))
  return own
}

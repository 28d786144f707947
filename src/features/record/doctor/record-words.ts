import type { WorkState } from '../../../domain/application/application-words.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { RecordView } from './record-view.ts'

const GOOD = new Set<WorkState>(['SCHEDULED', 'IN_PROGRESS', 'CONFIRMED', 'PAID'])

export const badgeToneOf = (state: WorkState): BadgeTone | undefined =>
  GOOD.has(state) ? 'good' : state === 'REPORTED' ? 'brand' : state === 'NO_SHOW' ? undefined : 'warm'

/** Whether there is nothing to report yet. */
export const isBefore = ({ state }: Pick<RecordView, 'state'>): boolean =>
  state === 'SCHEDULED' ||
  state === 'CANCELLATION_REQUESTED' ||
  state === 'IN_PROGRESS' ||
  state === 'NO_SHOW'

/** Whether the report stands. */
export const isConfirmed = ({ state }: Pick<RecordView, 'state'>): boolean =>
  state === 'CONFIRMED' || state === 'PAID'

const REPORT_LINK: Partial<Record<WorkState, string>> = {
  FINISHED: '勤務を報告する',
  CORRECTION_REQUESTED: '報告を修正する',
  REPORTED: '報告の内容を見る',
}

/** Whether the hospital has stated the work, and the doctor may look at it. */
export const isStated = ({ state, report }: Pick<RecordView, 'state' | 'report'>): boolean =>
  state === 'REPORTED' && report?.byHospital === true

/** What a link to the report page leads to. */
export const reportLinkWord = ({ state, report }: Pick<RecordView, 'state' | 'report'>): string =>
  isStated({ state, report }) ? '病院の入力を確認する' : (REPORT_LINK[state] ?? '実績と明細')

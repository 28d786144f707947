import type { WorkState } from '../../domain/application/application-words.ts'
import type { BadgeTone } from '../../ui/badge/badge.tsx'
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

/** What a link to the report page leads to. */
export const reportLinkWord = ({ state }: Pick<RecordView, 'state'>): string =>
  REPORT_LINK[state] ?? '実績と明細'

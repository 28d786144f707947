import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { TakeHome } from '../../../domain/money/take-home.ts'
import { ngNote, type NgReason } from '../../../domain/ng/ng-words.ts'
import { manYenText } from '../../../domain/text/money-text.ts'
import { shortDurationText } from '../../../domain/text/shift-text.ts'
import { applicationNote, meterNote, type MeterWords, type ViewerNote } from '../card-words.ts'

/** 「手取り約6.8万円」 by 乙欄, which applies to most doctors' side jobs; null when the year has no table. */
export function shortTakeHome(takeHome?: Pick<TakeHome, 'otsuYen'>): string | null {
  const yen = takeHome?.otsuYen ?? null
  return yen === null ? null : `手取り約${manYenText(yen)}`
}

/** 「実働7時間」: working time without the break, whose length stands on the detail: a night with both takes a line more. */
export const lengthText = (minutes: number, breakMinutes: number): string =>
  breakMinutes > 0 ? `実働${shortDurationText(minutes - breakMinutes)}` : shortDurationText(minutes)

type Viewer = {
  applicationState: ApplicationState | null
  overlaps: boolean
  ng: readonly NgReason[]
}

/** The most important note about this listing for the signed-in doctor. */
export function spotViewerNote(viewer: Viewer | null, meter: MeterWords | null): ViewerNote | null {
  if (!viewer) return null
  const own = applicationNote(viewer.applicationState)
  if (own) return own
  if (viewer.overlaps) return { tone: 'warm', text: '勤務予定と重なっています' }
  const unwanted = ngNote(viewer.ng)
  if (unwanted) return { tone: 'warm', text: unwanted }
  return meterNote(meter)
}

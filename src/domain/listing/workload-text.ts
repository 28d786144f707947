import {
  AMBULANCE_EASINESS,
  type AmbulanceEasiness,
  type JobDescriptionType,
  type NightDutyPermit,
  type ShiftPattern,
} from './listing-words.ts'
import { durationText } from '../text/shift-text.ts'

/** Minimum number of reports to show or search by, so that a single report does not decide. */
export const MINIMUM_REPORTS = 5

/** Minutes worked inside the band of a 宿日直許可 above which a doctor is told. */
export const BUSY_PERMIT_MINUTES = 60

/**
 * 「許可の時間帯にも中央値 3時間40分の対応」 of a listing under a granted permit whose reports say so; null for any other.
 */
export function busyPermitText(permit: NightDutyPermit, medianMinutes: number | null): string | null {
  const isGranted = permit === 'GRANTED_ALL' || permit === 'GRANTED_PARTIAL'
  return isGranted && medianMinutes !== null && medianMinutes > BUSY_PERMIT_MINUTES
    ? `許可の時間帯にも中央値 ${durationText(medianMinutes)}の対応`
    : null
}

/** Explanation beside the search conditions ゆったり and しっかり. */
export const WORKLOAD_SOURCE = `「ゆったり」「しっかり」は、勤務した医師の報告が${MINIMUM_REPORTS}件以上あれば報告の中央値、それまでは病院の申告によります。`

/** Labels of the workload steps 1 to 5. */
const STEPS = ['とてもゆったり', 'ゆったり', 'ふつう', 'しっかり', 'とてもしっかり'] as const

/** 「ゆったり(病院の申告)」: shown until there are enough reports. */
export const statedWorkload = (easiness: AmbulanceEasiness): string =>
  `${AMBULANCE_EASINESS[easiness]}(病院の申告)`

/** The label of a workload step (1 to 5); empty for any other number. */
export const workloadWord = (step: number): string => STEPS[step - 1] ?? ''

export type MeasuredWorkload = {
  reports: number
  ambulance: { median: number }
  walkIn: { median: number }
  wardCall: { median: number }
}

type ShiftKind = { shiftPattern: ShiftPattern; jobDescriptionTypes: readonly JobDescriptionType[] }

const PER_SHIFT: Partial<Record<ShiftPattern, string>> = { NIGHT: '晩', DAY_NIGHT: '勤務' }

/** One decimal below ten, none above. */
const median = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** The one of the three counts that determines the workload of this kind of shift. */
function decisive(workload: MeasuredWorkload, { shiftPattern, jobDescriptionTypes }: ShiftKind) {
  const per = PER_SHIFT[shiftPattern] ?? '日'
  if (jobDescriptionTypes.includes('AMBULANCE'))
    return { what: '救急車', count: `${median(workload.ambulance.median)}台/${per}` }
  if (jobDescriptionTypes.includes('WARD_MANAGEMENT'))
    return { what: '病棟コール', count: `${median(workload.wardCall.median)}回/${per}` }
  return { what: '外来', count: `${median(workload.walkIn.median)}人/${per}` }
}

/** 「救急車 中央値 1台/晩(報告23件)」. */
export function workloadFact(workload: MeasuredWorkload, kind: ShiftKind): string {
  const { what, count } = decisive(workload, kind)
  return `${what} 中央値 ${count}(報告${workload.reports}件)`
}

/** 「救急車 1台/晩(23件)」: short form for lists. */
export function shortWorkloadFact(workload: MeasuredWorkload, kind: ShiftKind): string {
  const { what, count } = decisive(workload, kind)
  return `${what} ${count}(${workload.reports}件)`
}

import type { JobDescriptionType, ShiftPattern } from './listing-words.ts'

/** What 1 to 5 of the workload steps are called. */
const STEPS = ['とてもゆったり', 'ゆったり', 'ふつう', 'しっかり', 'とてもしっかり'] as const

export const workloadWord = (step: number): string => STEPS[step - 1] ?? ''

export type MeasuredWorkload = {
  reports: number
  ambulance: { median: number }
  walkIn: { median: number }
  wardCall: { median: number }
}

type ShiftKind = { shiftPattern: ShiftPattern; jobDescriptionTypes: readonly JobDescriptionType[] }

const PER_SHIFT: Partial<Record<ShiftPattern, string>> = { NIGHT: '晩', DAY_NIGHT: '勤務' }

/** A tenth says something of three ambulances and nothing of thirty patients. */
const median = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** 「救急車 中央値 1台/晩(報告23件)」: of the three counts, the one that decides how hard this kind of shift is. */
export function workloadFact(
  workload: MeasuredWorkload,
  { shiftPattern, jobDescriptionTypes }: ShiftKind,
): string {
  const per = PER_SHIFT[shiftPattern] ?? '日'
  const fact = jobDescriptionTypes.includes('AMBULANCE')
    ? `救急車 中央値 ${median(workload.ambulance.median)}台`
    : jobDescriptionTypes.includes('WARD_MANAGEMENT')
      ? `病棟コール 中央値 ${median(workload.wardCall.median)}回`
      : `外来 中央値 ${median(workload.walkIn.median)}人`
  return `${fact}/${per}(報告${workload.reports}件)`
}

import { isWaitingDoctor } from '../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../domain/doctor/clinical-department.ts'
import {
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  type JobDescriptionType,
  type NightDutyPermit,
  type ShiftPattern,
} from '../../domain/listing/listing-words.ts'
import type { IncentiveType } from '../../domain/money/pay-words.ts'
import { numberText } from '../../domain/text/money-text.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'

const INCENTIVE_UNIT: Record<IncentiveType, string> = {
  AMBULANCE: '救急車1台',
  HOSPITALIZATION_AMBULANCE: '入院1件(救急車)',
  HOSPITALIZATION_WALK_IN: '入院1件(外来)',
  WALK_IN: '外来1人',
  OTHER: '加算',
}

type Labelled = {
  shiftPattern: ShiftPattern
  clinicalDepartments: readonly ClinicalDepartment[]
  jobDescriptionTypes: readonly JobDescriptionType[]
  incentives: readonly { type: IncentiveType; unitYen: number }[]
  nightDutyPermit: NightDutyPermit
}

/** The first two values and the number of the rest: a card has no room for all. */
function firstTwo<Word extends string>(values: readonly Word[], words: Record<Word, string>): string[] {
  const more = values.length > 2 ? ` ほか${values.length - 2}` : ''
  return values.slice(0, 2).map((value, index) => words[value] + (index === 1 ? more : ''))
}

/** Labels of the kind of work, in sub-text at the end of a card. */
export const quietLabels = (listing: Labelled): string[] => [
  ...new Set([
    SHIFT_PATTERN[listing.shiftPattern],
    ...(listing.nightDutyPermit.startsWith('GRANTED') ? ['宿日直許可'] : []),
    ...firstTwo(listing.clinicalDepartments, CLINICAL_DEPARTMENT),
    ...firstTwo(listing.jobDescriptionTypes, JOB_DESCRIPTION_TYPE),
    ...listing.incentives
      .slice(0, 1)
      .map(({ type, unitYen }) => `${INCENTIVE_UNIT[type]} +${numberText(unitYen)}円`),
  ]),
]

type Access = { station: string; walkMinutes: number | null; busMinutes: number | null }

/** 「板橋駅8分」: the short form for rows; without a word it is on foot. */
export function shortAccessText({ station, walkMinutes, busMinutes }: Access): string {
  const name = station.endsWith('駅') ? station : `${station}駅`
  if (busMinutes !== null) return `${name} バス${busMinutes}分`
  return walkMinutes === null ? name : `${name}${walkMinutes}分`
}

/** 「板橋駅から徒歩8分」. */
export function accessText({ station, walkMinutes, busMinutes }: Access): string {
  const name = station.endsWith('駅') ? station : `${station}駅`
  if (walkMinutes !== null && busMinutes !== null)
    return `${name}からバス${busMinutes}分・徒歩${walkMinutes}分`
  if (busMinutes !== null) return `${name}からバス${busMinutes}分`
  return walkMinutes === null ? `最寄り ${name}` : `${name}から徒歩${walkMinutes}分`
}

/** The most important note about a listing for the signed-in doctor. */
export type ViewerNote = { tone: 'brand' | 'good' | 'warm' | 'quiet'; text: string }

/** 働き方メーター of a listing in one sentence: an alarm, or a short gap that breaks nothing, without one. */
export type MeterWords = { sentence: string | null; neutralSentence: string | null }

/** What the meter says on a card: a bad fit in the tone of a warning, a short gap that breaks nothing quietly. */
export function meterNote(meter: MeterWords | null): ViewerNote | null {
  if (meter?.sentence) return { tone: 'warm', text: meter.sentence }
  return meter?.neutralSentence ? { tone: 'quiet', text: meter.neutralSentence } : null
}

/** The id that `aria-describedby` of a row's controls refers to; one page may list both kinds. */
export const cardLinkId = (kind: SearchKind, id: string): string => `w${kind}${id}`

/** Whether the signed-in doctor has applied to the listing, or is matched. */
export function applicationNote(state: ApplicationState | null): ViewerNote | null {
  if (state === 'MATCHED') return { tone: 'good', text: '成立しています' }
  return state !== null && isWaitingDoctor(state) ? { tone: 'brand', text: '応募中です' } : null
}

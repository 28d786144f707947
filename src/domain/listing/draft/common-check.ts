import { yenText } from '../../text/money-text.ts'
import { durationText } from '../../text/shift-text.ts'
import { minutesText } from '../../text/time-of-day.ts'
import { isNightShift, type NightDutyPermit, type ShiftPattern } from '../listing-words.ts'
import type { CarfareType } from '../../money/pay-words.ts'
import { BREAK_BASIS, missingBreak } from '../contract-shifts.ts'
import { fiscalYearText, leastFee, type MinimumWage, type WageTable } from '../../money/minimum-wage.ts'
import type { PermitTerms } from '../terms/terms-snapshot.ts'
import { minuteAfter } from './end-day.ts'
import type { Fault } from './finding.ts'

/** What the check knows beside the draft. */
export type PublishContext = {
  /** Minimum wages of the hospital's prefecture. */
  wages: WageTable
  now: Date
  /** Slots that doctors already hold. */
  filledSlots: number
}

type Paid = {
  fee: number
  breakMinutes: number
  nightPremiumIncluded: 'YES' | 'NO'
  /** In minutes after midnight of the first day. */
  start: number
  end: number
}

export const WAGE_BASIS = '最低賃金法4条'
/** What a granted permit covers is a band of the shift. */
const PERMIT_BASIS = '宿日直許可の明示(労働基準法施行規則23条)'
/** The longest shift of either kind. */
export const LONGEST_HOURS = 32

/** Whether a fee is lawful by the wage in force on the days of the shift; null: none is loaded for the prefecture. */
export function feeFaults({ fee, nightPremiumIncluded, ...shift }: Paid, wage: MinimumWage | null): Fault[] {
  if (wage === null)
    return [
      {
        field: 'fee',
        message: '都道府県の最低賃金が登録されていないため、確認できません。お問い合わせください。',
        basis: WAGE_BASIS,
      },
    ]
  const includesNightPremium = nightPremiumIncluded === 'YES'
  const yen = leastFee(wage.yen, { ...shift, includesNightPremium })
  if (fee >= yen) return []
  const night = includesNightPremium ? '(深夜割増を含む)' : ''
  return [
    {
      field: 'fee',
      message: `最低賃金を下回っています。この勤務では${yenText(yen)}以上${night}が必要です(${fiscalYearText(wage.fiscalYear)} 1時間${yenText(wage.yen)})。`,
      basis: WAGE_BASIS,
    },
  ]
}

export function shiftFaults({
  start,
  end,
  breakMinutes,
}: Omit<Paid, 'fee' | 'nightPremiumIncluded'>): Fault[] {
  if (end <= start)
    return [{ field: 'endTime', message: '明けが入りより前になっています。明けの日をご確認ください。' }]
  return [
    ...(end - start > LONGEST_HOURS * 60
      ? [
          {
            field: 'endTime',
            message: `勤務は${LONGEST_HOURS}時間までです(いまは${durationText(end - start)})。`,
          },
        ]
      : []),
    ...(breakMinutes >= end - start
      ? [{ field: 'breakMinutes', message: '休憩が勤務より長くなっています。' }]
      : []),
  ]
}

export const carfareFaults = (type: CarfareType, yen: number | null): Fault[] =>
  (type === 'PAID_WITHIN_LIMIT' || type === 'PAID_FLAT') && yen === null
    ? [{ field: 'carfareYen', message: '上限または定額の金額を入力してください。' }]
    : []

type Permit = {
  shiftPattern: ShiftPattern
  nightDutyPermit: NightDutyPermit
  permitFrom: string | null
  permitTo: string | null
}

/** Of the usual shift, in minutes after midnight of its first day: a band lies within it, and is not empty. */
export function permitFaults(
  { shiftPattern, nightDutyPermit, permitFrom, permitTo }: Permit,
  { start, end }: { start: number; end: number },
): Fault[] {
  if (isNightShift(shiftPattern) && nightDutyPermit === 'NOT_APPLICABLE')
    return [{ field: 'nightDutyPermit', message: '当直では、許可の有無を選んでください。' }]
  return bandFaults({ nightDutyPermit, permitFrom, permitTo }, { start, end })
}

/** Of a band alone, whatever the pattern of the shift. */
export function bandFaults(
  { nightDutyPermit, permitFrom, permitTo }: Omit<Permit, 'shiftPattern'>,
  { start, end }: { start: number; end: number },
): Fault[] {
  if (nightDutyPermit !== 'GRANTED_PARTIAL') return []
  if (permitFrom === null || permitTo === null)
    return [{ field: 'permitFrom', message: '許可を受けている時間帯を入力してください。' }]
  if (permitFrom === permitTo)
    return [
      {
        field: 'permitTo',
        message:
          '許可の時間帯の始まりと終わりが同じです。勤務のすべてなら「あり(全時間帯)」を選んでください。',
        basis: PERMIT_BASIS,
      },
    ]
  const from = minuteAfter(permitFrom, start)
  return minuteAfter(permitTo, from + 1) > end
    ? [
        {
          field: 'permitFrom',
          message: `許可の時間帯は、勤務(${minutesText({ start, end })})の中で入力してください。`,
          basis: PERMIT_BASIS,
        },
      ]
    : []
}

/** The permit that a draft names. */
export const permitOf = ({
  nightDutyPermit,
  permitFrom,
  permitTo,
}: Omit<Permit, 'shiftPattern'>): PermitTerms => ({
  kind: nightDutyPermit,
  from: permitFrom,
  to: permitTo,
})

/** The break that a shift lacks. */
export function breakFaults(
  shift: { start: number; end: number; breakMinutes: number },
  permit: PermitTerms,
): Fault[] {
  const least = missingBreak(shift, permit)
  return least === null
    ? []
    : [
        {
          field: 'breakMinutes',
          message: `休憩が足りません。労働が${least === 60 ? 8 : 6}時間を超える勤務では${least}分以上にしてください(宿日直許可の時間帯は労働に含みません)。`,
          basis: BREAK_BASIS,
        },
      ]
}

export const slotFaults = (slots: number, { filledSlots }: PublishContext): Fault[] =>
  slots < filledSlots
    ? [
        {
          field: 'slots',
          message: `すでに${filledSlots}名の勤務が決まっています。それより少なくはできません。`,
        },
      ]
    : []

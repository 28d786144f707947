import { yenText } from '../../text/money-text.ts'
import { durationText } from '../../text/shift-text.ts'
import type { Prefecture } from '../../text/prefecture.ts'
import { isNightShift, type CarfareType, type NightDutyPermit, type ShiftPattern } from '../listing-words.ts'
import { leastFee } from '../minimum-wage.ts'
import type { Fault } from './finding.ts'

/** What the check knows beside the draft. */
export type PublishContext = {
  prefecture: Prefecture
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

export function feeFaults({ fee, nightPremiumIncluded, ...shift }: Paid, prefecture: Prefecture): Fault[] {
  const includesNightPremium = nightPremiumIncluded === 'YES'
  const { yen, hourly, year } = leastFee(prefecture, { ...shift, includesNightPremium })
  if (fee >= yen) return []
  const night = includesNightPremium ? '(深夜割増を含む)' : ''
  return [
    {
      field: 'fee',
      message: `最低賃金を下回っています。この勤務では${yenText(yen)}以上${night}が必要です(${year} 1時間${yenText(hourly)})。`,
      basis: WAGE_BASIS,
    },
  ]
}

export function shiftFaults({ start, end, breakMinutes }: Paid, most: number): Fault[] {
  if (end <= start)
    return [{ field: 'endTime', message: '明けが入りより前になっています。明けの日をご確認ください。' }]
  return [
    ...(end - start > most * 60
      ? [{ field: 'endTime', message: `勤務は${most}時間までです(いまは${durationText(end - start)})。` }]
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

export function permitFaults({ shiftPattern, nightDutyPermit, permitFrom, permitTo }: Permit): Fault[] {
  if (isNightShift(shiftPattern) && nightDutyPermit === 'NOT_APPLICABLE')
    return [{ field: 'nightDutyPermit', message: '当直では、許可の有無を選んでください。' }]
  return nightDutyPermit === 'GRANTED_PARTIAL' && (permitFrom === null || permitTo === null)
    ? [{ field: 'permitFrom', message: '許可を受けている時間帯を入力してください。' }]
    : []
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

import { CARFARE_TYPE, type CarfareType, INCENTIVE_TYPE, type IncentiveType } from '../money/pay-words.ts'
import { yenText } from '../text/money-text.ts'
import { hoursText } from '../text/shift-text.ts'
import { tokyoText } from '../text/tokyo-time.ts'

/** Texts about a listing that combine several fields; null when there is nothing to say. */

type Adjustable = {
  startFrom: string | null
  startTo: string | null
  endFrom: string | null
  endTo: string | null
}

/** 「入り 17:00〜19:00・明け 翌8:00〜翌9:00 の間で相談できます」. */
export function adjustableText(
  { startFrom, startTo, endFrom, endTo }: Adjustable,
  start: string,
): string | null {
  const parts = [
    startFrom && startTo ? `入り ${hoursText(startFrom, startTo)}` : '',
    endFrom && endTo ? `明け ${nextDayClock(start, endFrom)}〜${nextDayClock(start, endTo)}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('・')} の間で調整できます` : null
}

/** 「翌9:00」: the time of an instant, relative to the day on which the shift starts. */
export const nextDayClock = (start: string, instant: string): string =>
  hoursText(start, instant).split('〜')[1] ?? ''

type Incentive = { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }

/** 「救急車の受け入れ 1件 5,000円(上限 30,000円)」. */
export function incentiveText({ type, unitYen, capYen, note }: Incentive): string {
  const cap = capYen === null ? '' : `(上限 ${yenText(capYen)})`
  return `${INCENTIVE_TYPE[type]} 1件 ${yenText(unitYen)}${cap}${note ? ` ${note}` : ''}`
}

export function carfareText(type: CarfareType, yen: number | null): string {
  if (type === 'PAID_WITHIN_LIMIT' && yen !== null) return `実費支給(上限 ${yenText(yen)})`
  if (type === 'PAID_FLAT' && yen !== null) return `定額 ${yenText(yen)}`
  return CARFARE_TYPE[type]
}

const SHORT_CARFARE: Record<CarfareType, string> = {
  FULLY_PAID: '交通費全額',
  PAID_WITHIN_LIMIT: '交通費あり(上限)',
  PAID_FLAT: '交通費定額',
  NOTHING: '交通費なし',
  OTHER: '交通費は備考に',
}

/** 「交通費 上限5,000円」: short form for lists. */
export function shortCarfareText(type: CarfareType, yen: number | null): string {
  if (yen === null) return SHORT_CARFARE[type]
  if (type === 'PAID_WITHIN_LIMIT') return `交通費 上限${yenText(yen)}`
  if (type === 'PAID_FLAT') return `交通費 ${yenText(yen)}`
  return SHORT_CARFARE[type]
}

/** 「22:00〜翌7:00」. */
export const bandText = (from: string | null, to: string | null): string | null =>
  from && to ? hoursText(from, to) : null

type Scope = { pediatrics: boolean; trauma: boolean; cardiacArrest: boolean }

/** 「小児 なし・外傷 あり・心肺停止 なし」: lists excluded patients too. */
export const patientScopeText = ({ pediatrics, trauma, cardiacArrest }: Scope): string =>
  Object.entries({ 小児: pediatrics, 外傷: trauma, 心肺停止の初期対応: cardiacArrest })
    .map(([what, seen]) => `${what} ${seen ? 'あり' : 'なし'}`)
    .join('・')

type Access = { line: string; station: string; walkMinutes: number | null; busMinutes: number | null }

/** 「東武東上線 板橋駅から徒歩8分」. */
export function wayText({ line, station, walkMinutes, busMinutes }: Access): string {
  const from = `${line} ${station.endsWith('駅') ? station : `${station}駅`}`.trim()
  const ways = [
    busMinutes === null ? '' : `バス${busMinutes}分`,
    walkMinutes === null ? '' : `徒歩${walkMinutes}分`,
  ].filter(Boolean)
  return ways.length > 0 ? `${from}から${ways.join('・')}` : from
}

/** 「約3時間」: the hospital's median reply time, coarsely rounded. */
export function replyText(minutes: number): string {
  if (minutes < 60) return '約1時間以内'
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `約${hours}時間` : `約${Math.round(hours / 24)}日`
}

/** Half-hour steps from one instant to another, as RFC 3339 with +09:00. */
export function halfHours(from: string, to: string): string[] {
  const first = new Date(from).getTime()
  const last = new Date(to).getTime()
  const steps: string[] = []
  // At most one day of steps.
  for (let time = first; time <= last && steps.length < 49; time += 30 * 60_000)
    steps.push(tokyoText(new Date(time)))
  return steps
}

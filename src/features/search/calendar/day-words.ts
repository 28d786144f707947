import { manYenText, numberText } from '../../../domain/text/money-text.ts'
import { weekdayText } from '../../../domain/text/shift-text.ts'

/** Count and best fee of a day. */
export type DayOffer = { count: number; bestFee: number | null }

export const NO_OFFER: DayOffer = { count: 0, bestFee: null }

/** 「12月18日金曜日 45件 最高12万円」: what a day is called by a reader that speaks. */
export function spokenDay(day: string, isHoliday: boolean, offer?: DayOffer): string {
  const date = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日${weekdayText(day)}曜日`
  return [
    date,
    isHoliday && '祝日',
    offer && `${numberText(offer.count)}件`,
    offer?.bestFee && `最高${manYenText(offer.bestFee)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** 「12万」「8.5万」: a day is as wide as four figures. Rounded down, and the unit is said once, at the foot of the calendar. */
export const shortFee = (yen: number): string =>
  manYenText(yen < 100_000 ? yen : Math.floor(yen / 10_000) * 10_000).replace('円', '')

/** 「45件」. */
export const countText = (count: number): string => (count > 999 ? '999+' : `${count}件`)

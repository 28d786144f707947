import { shortPrefecture } from './criteria-summary.ts'
import { REGIONS, type Prefecture } from '../text/prefecture.ts'
import { SHIFT_LENGTHS, SHORT_SHIFT_LENGTH, shiftLengthOf, type ShiftLength } from './search-spans.ts'

/** 高額: the hourly fee exceeds the median of comparable listings by this percentage. */
const MORE_PERCENT = 20
/** Minimum sample of open listings; with fewer, a wider area is compared. */
const ENOUGH_PEERS = 10

/** Areas of comparison, the narrowest first. */
const PAY_SCOPES = ['PREFECTURE', 'REGION', 'COUNTRY'] as const
export type PayScope = (typeof PAY_SCOPES)[number]

/**
 * Open listings of an area and shift length: their number, and the lower median of their hourly fees in yen.
 */
export type Peers = { count: number; median: number }

/** The median hourly fee with which a listing is compared, and the area it is taken from. */
export type UsualPay = { scope: PayScope; hourlyFee: number }

/** By `payKey`; absent when even all of Japan has too few listings. */
export type UsualPays = ReadonlyMap<string, UsualPay>

export const payKey = (prefecture: string, length: string): string => `${prefecture} ${length}`

const areaOf = (prefecture: Prefecture) =>
  Object.values(REGIONS).find(({ prefectures }) => prefecture in prefectures)

/** The median of the narrowest area with enough listings; null without one. */
export function usualPayOf(peersOf: (scope: PayScope) => Peers | undefined): UsualPay | null {
  for (const scope of PAY_SCOPES) {
    const peers = peersOf(scope)
    if (peers && peers.count >= ENOUGH_PEERS) return { scope, hourlyFee: peers.median }
  }
  return null
}

/** The medians around a prefecture, by length of the shift. */
export const usualPaysAround = (
  prefecture: Prefecture,
  pays: UsualPays,
): (UsualPay & { shiftLength: ShiftLength })[] =>
  SHIFT_LENGTHS.flatMap((shiftLength) => {
    const pay = pays.get(payKey(prefecture, shiftLength))
    return pay ? [{ ...pay, shiftLength }] : []
  })

/** The lowest hourly fee that is 高額, in yen. */
export const leastHighFee = ({ hourlyFee }: UsualPay): number =>
  Math.ceil((hourlyFee * (100 + MORE_PERCENT)) / 100)

type HighPay = { scope: PayScope; usualHourlyFee: number }

/** The median that a 高額 listing exceeds; null when the listing is not 高額. */
export function highPayOf(
  pays: UsualPays,
  listing: { prefecture: Prefecture; shiftLength: ShiftLength; hourlyFee: number },
): HighPay | null {
  const usual = pays.get(payKey(listing.prefecture, listing.shiftLength))
  return usual && listing.hourlyFee >= leastHighFee(usual)
    ? { scope: usual.scope, usualHourlyFee: usual.hourlyFee }
    : null
}

type HighListing = {
  hourlyFee: number
  hospital: { prefecture: Prefecture }
  highPay: HighPay | null
}

/** 「神奈川・8〜12時間の中央値より時給+24%」; undefined when the listing is not 高額. `minutes` is the shift's length. */
export function highPayText(
  { hourlyFee, hospital, highPay }: HighListing,
  minutes: number,
): string | undefined {
  if (!highPay) return undefined
  const { scope, usualHourlyFee } = highPay
  const area = {
    PREFECTURE: shortPrefecture(hospital.prefecture),
    REGION: areaOf(hospital.prefecture)?.label,
    COUNTRY: '全国',
  }[scope]
  const percent = Math.floor((hourlyFee * 100) / usualHourlyFee) - 100
  return `${area}・${SHORT_SHIFT_LENGTH[shiftLengthOf(minutes)]}の中央値より時給+${percent}%`
}

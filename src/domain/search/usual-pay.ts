import { shortPrefecture } from './criteria-summary.ts'
import { REGIONS, type Prefecture } from '../text/prefecture.ts'
import { SHORT_SHIFT_LENGTH, shiftLengthOf, type ShiftLength } from './search-spans.ts'

/** 高額 pays at least so much more by the hour than its like, in percent. */
const MORE_PERCENT = 20
/** Fewer open listings say nothing of what is usual: those of a wider area are looked at then. */
export const ENOUGH_PEERS = 10

/** Of which area the listings are that a listing is compared with, the narrowest first. */
export const PAY_SCOPES = ['PREFECTURE', 'REGION', 'COUNTRY'] as const
export type PayScope = (typeof PAY_SCOPES)[number]

/** The open listings of an area and a length of shift: how many, and the middle one of their hourly fees, the lower of two. */
export type Peers = { count: number; median: number }

/** What listings of a prefecture and a length of shift usually pay by the hour. */
export type UsualPay = { scope: PayScope; hourlyFee: number }

/** By `payKey`; nothing where there are too few even in all of Japan. */
export type UsualPays = ReadonlyMap<string, UsualPay>

export const payKey = (prefecture: string, length: string): string => `${prefecture} ${length}`

const areaOf = (prefecture: Prefecture) =>
  Object.values(REGIONS).find(({ prefectures }) => prefecture in prefectures)

/** The narrowest area with enough listings decides. */
export function usualPayOf(peersOf: (scope: PayScope) => Peers | undefined): UsualPay | null {
  for (const scope of PAY_SCOPES) {
    const peers = peersOf(scope)
    if (peers && peers.count >= ENOUGH_PEERS) return { scope, hourlyFee: peers.median }
  }
  return null
}

/** The least hourly fee that is 高額. */
export const leastHighFee = ({ hourlyFee }: UsualPay): number =>
  Math.ceil((hourlyFee * (100 + MORE_PERCENT)) / 100)

type HighPay = { scope: PayScope; usualHourlyFee: number }

/** What a listing is 高額 against; null when it is not. */
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

/** 「神奈川・8〜12時間の中央値より時給+24%」, of a shift of so many minutes; undefined when it is not 高額. */
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

import type { Prefecture } from '../text/prefecture.ts'

/** 地域別最低賃金 of a fiscal year, in yen per hour. */
type MinimumWages = {
  /** 「令和7年度」. */
  year: string
  source: string
  /** The first day on which the wages of all prefectures are in force. */
  inForce: string
  yen: Readonly<Record<Prefecture, number>>
}

/**
 * Published once a year by the Ministry of Health, Labour and Welfare; a new year is a new entry, the latest
 * first.
 */
const MINIMUM_WAGES: readonly [MinimumWages, ...MinimumWages[]] = [
  {
    year: '令和7年度',
    source: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/koyou_roudou/roudoukijun/minimumichiran/',
    inForce: '2026-03-31',
    yen: {
      HOKKAIDO: 1075,
      AOMORI: 1029,
      IWATE: 1031,
      MIYAGI: 1038,
      AKITA: 1031,
      YAMAGATA: 1032,
      FUKUSHIMA: 1033,
      IBARAKI: 1074,
      TOCHIGI: 1068,
      GUNMA: 1063,
      SAITAMA: 1141,
      CHIBA: 1140,
      TOKYO: 1226,
      KANAGAWA: 1225,
      NIIGATA: 1050,
      TOYAMA: 1062,
      ISHIKAWA: 1054,
      FUKUI: 1053,
      YAMANASHI: 1052,
      NAGANO: 1061,
      GIFU: 1065,
      SHIZUOKA: 1097,
      AICHI: 1140,
      MIE: 1087,
      SHIGA: 1080,
      KYOTO: 1122,
      OSAKA: 1177,
      HYOGO: 1116,
      NARA: 1051,
      WAKAYAMA: 1045,
      TOTTORI: 1030,
      SHIMANE: 1033,
      OKAYAMA: 1047,
      HIROSHIMA: 1085,
      YAMAGUCHI: 1043,
      TOKUSHIMA: 1046,
      KAGAWA: 1036,
      EHIME: 1033,
      KOCHI: 1023,
      FUKUOKA: 1057,
      SAGA: 1030,
      NAGASAKI: 1031,
      KUMAMOTO: 1034,
      OITA: 1035,
      MIYAZAKI: 1023,
      KAGOSHIMA: 1026,
      OKINAWA: 1023,
    },
  },
]

const DAY = 1_440
/** 22:00 and 5:00 of the next day, in minutes: the hours with 25 % more pay (労働基準法37条4項). */
const [NIGHT_FROM, NIGHT_TO] = [22 * 60, 29 * 60]

/** Minutes between 22:00 and 5:00, of work from `start` to `end` in minutes after midnight of the first day. */
function nightMinutes(start: number, end: number): number {
  let minutes = 0
  for (let day = -DAY; day < end; day += DAY)
    minutes += Math.max(0, Math.min(end, day + NIGHT_TO) - Math.max(start, day + NIGHT_FROM))
  return minutes
}

type Shift = { start: number; end: number; breakMinutes: number; includesNightPremium: boolean }

/** The least lawful fee of a shift in yen, by the latest wages: with the night premium where the fee includes it. */
export function leastFee(
  prefecture: Prefecture,
  shift: Shift,
): { yen: number; hourly: number; year: string } {
  const [{ yen, year }] = MINIMUM_WAGES
  const hourly = yen[prefecture]
  const paid = shift.end - shift.start - shift.breakMinutes
  const night = shift.includesNightPremium ? Math.min(paid, nightMinutes(shift.start, shift.end)) : 0
  return { yen: Math.ceil((hourly * (paid + night / 4)) / 60), hourly, year }
}

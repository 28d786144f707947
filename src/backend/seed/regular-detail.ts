import type { SubstitutePolicy } from '../../domain/listing/listing-words.ts'
import { timesPerMonth } from '../../domain/listing/regular-dates.ts'
import { clockOfMinute } from '../../domain/text/time-of-day.ts'
import type { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import type { ShiftKind } from './data/shift-kind.ts'
import type { DemoHospital } from './hospitals.ts'
import { createRandom, type Random } from './random.ts'
import { makeTerms, permitBand } from './spot-detail.ts'
import { monthly, seedPaydayOf } from './seed-payday.ts'

/** Statutory paid leave after six months, by days of work a year (労働基準法施行規則24条の3). */
function paidLeave(timesAYear: number): string {
  if (timesAYear < 48) return '年間の勤務が48日に満たないため、法定の年次有給休暇はありません。'
  const days = timesAYear >= 121 ? 5 : timesAYear >= 73 ? 3 : 1
  return `6か月の継続勤務の後、年${days}日(法定どおり)`
}

const DAY_SUBSTITUTES: readonly [SubstitutePolicy, ...SubstitutePolicy[]] = [
  'HOSPITAL',
  'HOSPITAL',
  'NONE_NEEDED',
  'NONE_NEEDED',
  'SELF',
]

function adjustableNote(
  { adjustableStart, adjustableEnd }: typeof regularWork.$inferInsert,
  { start, length }: ShiftKind,
): string | null {
  const end = start + length
  const parts = [
    adjustableStart ? `入りは${clockOfMinute(start - 30)}〜${clockOfMinute(start + 60)}` : '',
    adjustableEnd
      ? `明けは${end > 1_440 ? '翌' : ''}${clockOfMinute(end - 60)}〜${clockOfMinute(end + 30)}`
      : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('、')}の間で相談できます。` : null
}

const renewal = (endless: boolean, random: Random) => {
  if (endless || random.chance(0.15)) return { exists: false, criteria: null, maxCount: null, maxYears: null }
  const isLimited = random.chance(0.3)
  return {
    exists: true,
    criteria: '業務量、勤務の状況、病院の経営状況により判断します。',
    maxCount: isLimited ? 4 : null,
    maxYears: isLimited ? 5 : null,
  }
}

/** Demo row of the detail table; deterministic by the listing's id. */
export function makeRegularDetail(
  row: Omit<Required<typeof regularWork.$inferInsert>, 'changeId'>,
  hospital: DemoHospital,
  kind: ShiftKind,
): typeof regularWorkDetail.$inferInsert {
  const random = createRandom(67_867_967 * row.id + 3)
  const terms = makeTerms(row.carfareType, hospital, kind, random)
  const band = permitBand(row.nightDutyPermit, kind.length)
  return {
    regularWorkId: row.id,
    ...terms,
    // 丙欄 applies only to contracts of two months or less.
    withholdingTable: terms.withholdingTable === 'HEI' ? 'OTSU' : terms.withholdingTable,
    paymentMethod: 'BANK_TRANSFER',
    ...seedPaydayOf(monthly('END', random.pick([25, 15, 10]))),
    socialInsurance:
      '労災保険。週の所定労働時間が20時間に満たないため、雇用保険・健康保険・厚生年金の対象外です。',
    cancellationPolicy: 'お休みの予定は1か月前までにお知らせください。体調不良などはご相談ください。',
    adjustableNote: adjustableNote(row, kind),
    permitFrom: band && clockOfMinute(kind.start + band[0]),
    permitTo: band && clockOfMinute(kind.start + band[1]),
    trialMonths: random.chance(0.3) ? random.int(1, 3) : null,
    renewal: renewal(row.contractEnd === null, random),
    substitutePolicy:
      kind.shift === 'NIGHT' ? random.pick(['HOSPITAL', 'HOSPITAL', 'SELF']) : random.pick(DAY_SUBSTITUTES),
    paidLeave: paidLeave((timesPerMonth(row) ?? 4) * 12),
  }
}

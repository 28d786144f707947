import { missingBreak } from '../../../domain/listing/contract-shifts.ts'
import type { PermitTerms } from '../../../domain/listing/terms/terms-snapshot.ts'
import { recommendScore, type Recommendable } from '../../../domain/listing/recommendation.ts'
import { DAY_SHIFTS } from '../data/day-shift.ts'
import { NIGHT_SHIFTS } from '../data/night-shift.ts'
import type { ShiftKind } from '../data/shift-kind.ts'
import type { DemoHospital } from '../hospitals.ts'
import type { Random } from '../random.ts'

const KINDS = [...NIGHT_SHIFTS, ...DAY_SHIFTS].flatMap((kind) =>
  Array.from({ length: kind.weight }, () => kind),
)

/** The kinds of shift a facility offers, each repeated by its weight. */
export const kindsFor = ({ row }: DemoHospital): ShiftKind[] =>
  KINDS.filter((kind) => kind.facilities.includes(row.facilityCategory))

export const placeOf = ({ row: { id, prefecture, facilityCategory } }: DemoHospital) => ({
  hospitalId: id,
  prefecture,
  facilityCategory,
})

export const workOf = (kind: ShiftKind, random: Random) => ({
  breakMinutes: kind.rest,
  shift: kind.shift,
  shiftPattern: kind.pattern,
  clinicalDepartments: [...(kind.departments[random.int(0, kind.departments.length - 1)] ?? [])],
  jobDescriptionTypes: [...kind.jobs],
  ambulanceEasiness: kind.easiness,
  nightDutyPermit: kind.permits[random.int(0, kind.permits.length - 1)] ?? ('UNKNOWN' as const),
})

/** The least break by which every one of the shifts, in minutes of the day, is lawful. */
export const lawfulBreak = (
  shifts: readonly { start: number; end: number }[],
  breakMinutes: number,
  permit: PermitTerms,
): number =>
  Math.max(
    breakMinutes,
    ...shifts.map((shift) => missingBreak({ ...shift, breakMinutes }, permit) ?? breakMinutes),
  )

type Rated = Omit<
  Recommendable,
  'hourlyFee' | 'averageHourlyFee' | 'accuracyPercent' | 'replyMedianMinutes'
> & {
  hospitalId: number
  recommendScore: number
}

/** Sets `recommendScore`, which compares a listing's hourly fee with the average of its group (`likeOf`). */
export function setRecommendScores<Row extends Rated>(
  rows: readonly Row[],
  hospitals: readonly DemoHospital[],
  { likeOf, hourlyFeeOf }: { likeOf: (row: Row) => string; hourlyFeeOf: (row: Row) => number },
): void {
  const places = new Map(hospitals.map(({ row }) => [row.id, row]))
  for (const like of Map.groupBy(rows, likeOf).values()) {
    const averageHourlyFee = like.reduce((sum, row) => sum + hourlyFeeOf(row), 0) / like.length
    for (const row of like) {
      const place = places.get(row.hospitalId)
      row.recommendScore = recommendScore({
        ...row,
        hourlyFee: hourlyFeeOf(row),
        averageHourlyFee,
        accuracyPercent: place?.accuracyPercent ?? null,
        replyMedianMinutes: place?.replyMedianMinutes ?? null,
      })
    }
  }
}

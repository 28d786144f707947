import type { CarfareType, IncentiveType } from '../../domain/money/pay-words.ts'
import type { Incentive } from '../database/schema/listing/listing-columns.ts'
import type { ShiftKind } from './data/shift-kind.ts'
import { PLACES } from './data/place.ts'
import type { DemoHospital } from './hospitals.ts'
import type { Random } from './random.ts'

const incentive = (
  type: IncentiveType,
  unitYen: number,
  capYen: number | null,
  note: string | null,
): Incentive => ({
  type,
  unitYen,
  capYen,
  note,
})

function makeIncentives({ jobs, easiness }: ShiftKind, random: Random): Incentive[] {
  const list: Incentive[] = []
  const busy = easiness === 'TOUGH'
  if (jobs.includes('AMBULANCE') && (busy || random.chance(0.5))) {
    list.push(
      incentive(
        'AMBULANCE',
        random.int(2, busy ? 12 : 6) * 1_000,
        random.chance(0.3) ? 50_000 : null,
        '1台ごと',
      ),
    )
    if (random.chance(0.5))
      list.push(incentive('HOSPITALIZATION_AMBULANCE', random.int(3, 10) * 1_000, null, '1入院ごと'))
  }
  if (jobs.includes('EMERGENCY_WALK_IN')) {
    if (random.chance(0.35)) list.push(incentive('WALK_IN', random.int(1, 4) * 500, 20_000, '1人ごと'))
    if (random.chance(0.25))
      list.push(incentive('HOSPITALIZATION_WALK_IN', random.int(3, 8) * 1_000, null, '1入院ごと'))
  }
  if (jobs.includes('HOME_VISIT_STANDBY')) list.push(incentive('OTHER', 10_000, null, '往診1件ごと'))
  else if (list.length === 0 && random.chance(0.06))
    list.push(incentive('OTHER', 3_000, null, '看取り1件ごと'))
  return list
}

const CARFARES: readonly [CarfareType, ...CarfareType[]] = [
  'FULLY_PAID',
  'FULLY_PAID',
  'FULLY_PAID',
  'FULLY_PAID',
  'PAID_WITHIN_LIMIT',
  'PAID_WITHIN_LIMIT',
  'PAID_WITHIN_LIMIT',
  'PAID_FLAT',
  'PAID_FLAT',
  'NOTHING',
  'OTHER',
]

/**
 * Pay of a shift in yen: higher far from large towns, in busy hospitals and in the holiday season (+20 %).
 */
export function makePay(kind: ShiftKind, { row, busyness }: DemoHospital, isPeak: boolean, random: Random) {
  const [low, high] = kind.fee
  const busy = kind.easiness === 'TOUGH' ? 0.9 + busyness * 0.2 : 1
  const base = (low + (high - low) * random.float()) * PLACES[row.prefecture].pay * busy * (isPeak ? 1.2 : 1)
  // Outliers: 8 % pay 30 % more.
  const fee = Math.round((base * (random.chance(0.08) ? 1.3 : 1)) / 1_000) * 1_000
  const incentives = makeIncentives(kind, random)
  const carfareType = random.pick(CARFARES)
  const carfareYen =
    carfareType === 'PAID_WITHIN_LIMIT'
      ? random.int(2, 20) * 1_000
      : carfareType === 'PAID_FLAT'
        ? random.int(1, 6) * 1_000
        : null
  return { fee, incentives, incentiveTypes: incentives.map(({ type }) => type), carfareType, carfareYen }
}

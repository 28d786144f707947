import { shownImpressions, type Impressions } from '../../domain/work/impressions.ts'
import type { hospital } from './schema/hospital/hospital.ts'

type Row = Pick<
  typeof hospital.$inferSelect,
  'busynessTenths' | 'handoverTenths' | 'facilitiesTenths' | 'reworkYes' | 'reworkCondition' | 'reworkNo'
>

/** What doctors said of a hospital, as it is shown; null where nothing is shown. */
export function impressionsOfRow(row: Row): Impressions | null {
  const { busynessTenths, handoverTenths, facilitiesTenths, reworkYes, reworkCondition, reworkNo } = row
  return busynessTenths === null ||
    handoverTenths === null ||
    facilitiesTenths === null ||
    reworkYes === null ||
    reworkCondition === null ||
    reworkNo === null
    ? null
    : shownImpressions({
        busyness: busynessTenths / 10,
        handover: handoverTenths / 10,
        facilities: facilitiesTenths / 10,
        reworkYes,
        reworkCondition,
        reworkNo,
      })
}

import { mergeSpans, NG_HORIZON_DAYS, weeklySpans } from '../../domain/ng/ng-times.ts'
import type { Database } from '../database/client.ts'
import type { Without } from '../listings/index/listing-search.ts'
import { findNgSettings } from './ng.store.ts'

const DAY = 86_400_000

/** What a doctor's settings with the effect HIDE leave out of searches; null for nothing. One statement. */
export async function findWithout(database: Database, doctorId: string, now: Date): Promise<Without | null> {
  const { hospitals, weekly, blocks, conditions, effects } = await findNgSettings(database, doctorId, now)
  const horizon = now.getTime() + NG_HORIZON_DAYS * DAY
  const without: Without = {
    hospitalIds: effects.HOSPITAL === 'HIDE' ? hospitals.map(({ id }) => Number(id)) : [],
    conditions: effects.CONDITION === 'HIDE' ? conditions : [],
    spans:
      effects.DATE === 'HIDE'
        ? mergeSpans([...blocks.filter(({ start }) => start < horizon), ...weeklySpans(weekly, now)])
        : [],
  }
  return Object.values(without).some((list) => list.length > 0) ? without : null
}

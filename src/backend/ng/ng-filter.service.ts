import { DAY_MS } from '../../domain/duration.ts'
import { mergeSpans, NG_HORIZON_DAYS, weeklySpans } from '../../domain/ng/ng-times.ts'
import type { Database } from '../database/client.ts'
import type { OwnExperience, Without } from '../listing/index/listing-search.ts'
import { findSearchSettings } from './ng.store.ts'

/** What decides for a doctor beside the criteria of a search. */
export type OwnSearch = {
  /** What settings with the effect HIDE leave out; null for nothing. */
  without: Without | null
  experience: OwnExperience
}

/** One statement. */
export async function findOwnSearch(database: Database, doctorId: string, now: Date): Promise<OwnSearch> {
  const { hospitals, weekly, blocks, conditions, effects, experience } = await findSearchSettings(
    database,
    doctorId,
    now,
  )
  const horizon = now.getTime() + NG_HORIZON_DAYS * DAY_MS
  const without: Without = {
    hospitalIds: effects.HOSPITAL === 'HIDE' ? hospitals.map(({ id }) => Number(id)) : [],
    conditions: effects.CONDITION === 'HIDE' ? conditions : [],
    spans:
      effects.DATE === 'HIDE'
        ? mergeSpans([...blocks.filter(({ start }) => start < horizon), ...weeklySpans(weekly, now)])
        : [],
  }
  return { without: Object.values(without).some((list) => list.length > 0) ? without : null, experience }
}

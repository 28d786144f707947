import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotCriteria, SpotSearch } from '../../../domain/search/spot-search.ts'

/** 高額求人 under the address's other criteria; the hourly fee decides their order unless another is chosen. */
export const highValueSearch = (search: SpotSearch): SpotSearch => ({
  ...search,
  conditions: ['ATTRACTIVE', ...(search.conditions ?? []).filter((one) => one !== 'ATTRACTIVE')],
  sort: search.sort ?? 'HOURLY_FEE_DESC',
})

/** The criteria of a week's tab; without days, of all weeks. */
export const highValueCriteria = (search: SpotSearch, days?: string[]): SpotCriteria => ({
  ...criteriaOf(highValueSearch(search)),
  dates: days,
})

import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularCriteria } from '../../../domain/search/regular-search.ts'
import { regularSearchOf } from '../../../domain/search/search-address.ts'

/** The criteria a form of the regular search stands for. */
export const readRegularForm = (values: Record<string, string[]>): RegularCriteria =>
  regularCriteriaOf(regularSearchOf(values))

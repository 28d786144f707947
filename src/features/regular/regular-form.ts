import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularCriteria } from '../../domain/regular-search.ts'
import { regularSearchOf } from '../../domain/search-address.ts'

/** The criteria a form of the regular search stands for. */
export const readRegularForm = (values: Record<string, string[]>): RegularCriteria =>
  regularCriteriaOf(regularSearchOf(values))

import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularCriteria } from '../../domain/regular-search.ts'
import { readRegularSearch } from '../listings/criteria-reading.ts'

/** The criteria a form of the regular search stands for. */
export const readRegularForm = (values: Record<string, string[]>): RegularCriteria =>
  regularCriteriaOf(readRegularSearch(values))

import { sql, type SQL } from 'drizzle-orm'
import { NG_CHART, type NgCondition } from '../../domain/ng/ng-words.ts'

/** Condition: a listing is what a doctor does not take, over the row aliases `listing` and `hospital`. */
export function hasNgCondition(condition: NgCondition): SQL {
  if (condition === 'AMBULANCE') return sql`'AMBULANCE' = any(listing.job_description_types)`
  const [chart] = Object.entries(NG_CHART).find(([, one]) => one === condition) ?? []
  return chart === undefined
    ? sql`${condition} = any(listing.patients)`
    : sql`hospital.electronic_chart = ${chart}`
}

import { sql, type AnyColumn } from 'drizzle-orm'
import type { MinimumWage } from '../../domain/money/minimum-wage.ts'
import { minimumWage } from './schema/listing/minimum-wage.ts'

/** The minimum wages of the prefecture in an outer column, of all years; empty where none is loaded. */
export const wagesOf = (prefecture: AnyColumn) =>
  sql<MinimumWage[]>`coalesce((
    select jsonb_agg(jsonb_build_object('fiscalYear', w.fiscal_year, 'yen', w.yen, 'inForce', w.in_force))
    from ${minimumWage} w where w.prefecture = ${prefecture}), '[]'::jsonb)`

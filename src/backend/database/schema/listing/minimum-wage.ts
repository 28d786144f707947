import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Prefecture } from '../../../../domain/text/prefecture.ts'

/**
 * 地域別最低賃金 (最低賃金法10条) by fiscal year and prefecture, published by the Ministry of Health, Labour and Welfare. A
 * migration brings the years that were published before it, `npm run minimum-wages` later ones.
 */
export const minimumWage = pgTable(
  'minimum_wage',
  {
    /** The fiscal year of the revision: 2025 for 令和7年度. */
    fiscalYear: smallint('fiscal_year').notNull(),
    prefecture: text().$type<Prefecture>().notNull(),
    /** Yen per hour. */
    yen: integer().notNull(),
    /** 発効日: the first civil day on which it is in force. */
    inForce: date('in_force').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.prefecture, t.fiscalYear] }),
    check('minimum_wage_yen', sql`${t.yen} between 500 and 10000`),
  ],
)

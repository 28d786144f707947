import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { WithholdingColumn, WithholdingPeriod } from '../../../../domain/money/take-home.ts'
import { isOneOf } from '../columns.ts'

/** Rows of the official 源泉徴収税額表 of a year, loaded by an operator (`src/backend/withholding/README.md`). */
export const withholdingRow = pgTable(
  'withholding_row',
  {
    year: smallint().notNull(),
    column: text('table_column').$type<WithholdingColumn>().notNull(),
    period: text().$type<WithholdingPeriod>().notNull(),
    from: integer('from_yen').notNull(),
    below: integer('below_yen'),
    baseTax: integer('base_tax').notNull(),
    /** Marginal rate above `from`, in millionths. */
    rate: integer().notNull(),
    /** Invented for the demo; what an operator loads takes its place. */
    isFictitious: boolean('is_fictitious').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.year, t.column, t.period, t.from] }),
    isOneOf('withholding_row_column_known', t.column, { OTSU: 1, HEI: 1 }),
    isOneOf('withholding_row_period_known', t.period, { MONTHLY: 1, DAILY: 1 }),
    check('withholding_row_whole', sql`${t.from} >= 0 and (${t.below} is null or ${t.below} > ${t.from})`),
    check('withholding_row_tax', sql`${t.baseTax} >= 0 and ${t.rate} between 0 and 1000000`),
  ],
)

import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { isOpenSpot } from '../database/open-listings.sql.ts'
import { withholdingRow } from '../database/schema/doctor/withholding.ts'
import { minimumWage } from '../database/schema/listing/minimum-wage.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

type TablesRow = { wages: number | null; years: number[]; last: string | null }

/**
 * The newest fiscal year of the minimum wages, the years of the withholding tables (invented ones of the demo do not
 * count), and the last day (Tokyo) on which an open spot listing starts, in one statement.
 */
export async function findTablesInUse(executor: Executor, now: Date) {
  const { rows } = await executor.execute<TablesRow>(sql`select
    (select max(${minimumWage.fiscalYear}) from ${minimumWage}) wages,
    array(select distinct ${withholdingRow.year} from ${withholdingRow}
      where not ${withholdingRow.isFictitious} order by 1) years,
    (select to_char(${spotWork.startDate}, 'YYYY-MM-DD') from ${spotWork}
      where ${isOpenSpot(now)} order by ${spotWork.startTime} desc limit 1) last`)
  const [row] = rows
  return {
    newestWageYear: row?.wages ?? undefined,
    withholdingYears: row?.years ?? [],
    lastShiftDay: row?.last ?? '',
  }
}

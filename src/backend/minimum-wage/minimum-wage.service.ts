import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { minimumWage } from '../database/schema/listing/minimum-wage.ts'
import type { PrefectureWage } from './minimum-wage-csv.ts'

/** Puts the wages of a fiscal year, those of all prefectures, in the place of those that were loaded before. */
export const replaceMinimumWages = (
  database: Database,
  fiscalYear: number,
  wages: readonly PrefectureWage[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.delete(minimumWage).where(eq(minimumWage.fiscalYear, fiscalYear))
    await tx.insert(minimumWage).values([...wages])
  })

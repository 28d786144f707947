import { eq } from 'drizzle-orm'
import type { WithholdingBand } from '../../domain/listing/take-home.ts'
import type { Executor } from '../database/client.ts'
import { withholdingRow } from '../database/schema/withholding.ts'

/** A table has some hundreds of lines; the database takes only so many values at once. */
const AT_ONCE = 1_000

/** The tables of a year; none when nobody has loaded them. */
export async function findWithholdingBands(executor: Executor, year: number): Promise<WithholdingBand[]> {
  // Awaited here: a query that is not would run anew for everybody who waits for it.
  return await executor
    .select({
      column: withholdingRow.column,
      period: withholdingRow.period,
      from: withholdingRow.from,
      below: withholdingRow.below,
      baseTax: withholdingRow.baseTax,
      rate: withholdingRow.rate,
    })
    .from(withholdingRow)
    .where(eq(withholdingRow.year, year))
}

/** Puts the tables of a year in the place of those there are. In a transaction. */
export async function replaceWithholdingBands(
  tx: Executor,
  year: number,
  bands: readonly WithholdingBand[],
): Promise<void> {
  await tx.delete(withholdingRow).where(eq(withholdingRow.year, year))
  for (let at = 0; at < bands.length; at += AT_ONCE) {
    await tx.insert(withholdingRow).values(bands.slice(at, at + AT_ONCE).map((band) => ({ year, ...band })))
  }
}

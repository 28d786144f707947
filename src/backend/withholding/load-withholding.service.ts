import { lostTables, type WithholdingBand } from '../../domain/money/take-home.ts'
import type { Database } from '../database/client.ts'
import { TableFileError } from '../official-table/table-file.ts'
import { findWithholdingBands, replaceWithholdingBands } from './withholding.store.ts'

type Loaded = {
  year: number
  bands: readonly WithholdingBand[]
  /** The operator has said that tables which the year had and the file lacks shall go. */
  mayRemove: boolean
}

/**
 * Puts the tables of a year in the place of those that were loaded before. Throws a `TableFileError` when the file
 * lacks a table that the year has (丙 for example): a shorter file is usually a mistake. Invented tables of the demo
 * always go.
 */
export const loadWithholding = (database: Database, { year, bands, mayRemove }: Loaded): Promise<void> =>
  database.transaction(async (tx) => {
    const before = (await findWithholdingBands(tx, year)).filter((band) => !band.isFictitious)
    const lost = lostTables(before, bands)
    if (lost.length > 0 && !mayRemove)
      throw new TableFileError(
        `${year}年分に登録済みの ${lost.join('・')} が、ファイルにありません。取り除いてよいときは --remove を付けてください。`,
      )
    await replaceWithholdingBands(tx, year, bands)
  })

import type { Told } from '../../../contract/plain.ts'
import type { SubstituteSearch } from '../core/substitute.store.ts'

export const toSearchMessage = (row: SubstituteSearch): Told<'dp.work.SubstituteSearch'> => ({
  ...row,
  spotWorkId: row.spotWorkId === null ? null : String(row.spotWorkId),
})

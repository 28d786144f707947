import { sealOwner } from './factor-owner.ts'

/** A table whose rows are sealed, as the change of the key reads it. Its rows are told apart by id and sealed text. */
export type SealedColumn = { table: string; id: string; ownerOf: (id: string) => string }

/** Every column of the database that `seal.ts` writes; each is called `sealed`. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'doctor_bank_account', id: 'doctor_id', ownerOf: (id) => id },
  { table: 'second_factor', id: 'account_id', ownerOf: sealOwner },
  { table: 'shown_secret', id: 'account_id', ownerOf: sealOwner },
]

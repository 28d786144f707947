import * as v from 'valibot'
import { bankAccount, type BankAccount } from '../../domain/doctor/bank-account.ts'
import type { Executor } from '../database/client.ts'
import type { SealKeys } from '../seal-keys/seal-keys.ts'

/** Encryption of bank accounts at rest. */
export type BankSeal = {
  /** In a transaction; see `SealKeys`. */
  sealIn(tx: Executor, doctorId: string, account: BankAccount): Promise<Buffer>
  /** Whether this process may seal. */
  holdsCurrent: SealKeys['holdsCurrent']
  /** Null when it was encrypted with another key or for another doctor. */
  open(doctorId: string, sealed: Buffer): BankAccount | null
}

export const createBankSeal = ({ sealIn, open, holdsCurrent }: SealKeys): BankSeal => ({
  sealIn: (tx, doctorId, account) => sealIn(tx, doctorId, JSON.stringify(account)),
  holdsCurrent,
  open(doctorId, sealed) {
    const text = open(doctorId, sealed)
    if (text === null) return null
    try {
      return v.parse(bankAccount, JSON.parse(text))
    } catch {
      return null
    }
  },
})

import * as v from 'valibot'
import { bankAccount, type BankAccount } from '../../domain/doctor/bank-account.ts'
import type { Seal } from '../seal.ts'

/** Encryption of bank accounts at rest. */
export type BankSeal = {
  seal(doctorId: string, account: BankAccount): Buffer
  /** Null when it was encrypted with another key or for another doctor. */
  open(doctorId: string, sealed: Buffer): BankAccount | null
}

export const createBankSeal = ({ seal, open }: Seal): BankSeal => ({
  seal: (doctorId, account) => seal(doctorId, JSON.stringify(account)),
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

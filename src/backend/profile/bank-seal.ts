import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { bankAccount, type BankAccount } from '../../domain/doctor/bank-account.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Keeps bank accounts unreadable wherever they lie: in the database, in its dumps and in a statement that is logged. */
export type BankSeal = {
  seal(doctorId: string, account: BankAccount): Buffer
  /** Null for what another key has sealed, or was another doctor's. */
  open(doctorId: string, sealed: Buffer): BankAccount | null
}

/** `key` has 32 bytes. The doctor is part of what is sealed: one row's account opens in no other. */
export function createBankSeal(key: Buffer): BankSeal {
  return {
    seal(doctorId, account) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(doctorId))
      const text = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(doctorId, sealed) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
          .setAAD(Buffer.from(doctorId))
          .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
        const text = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
        return v.parse(bankAccount, JSON.parse(text.toString('utf8')))
      } catch {
        return null
      }
    },
  }
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { bankAccount, type BankAccount } from '../../domain/doctor/bank-account.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encryption of bank accounts at rest: unreadable in the database, in dumps and in logged statements. */
export type BankSeal = {
  seal(doctorId: string, account: BankAccount): Buffer
  /** Null when it was encrypted with another key or for another doctor. */
  open(doctorId: string, sealed: Buffer): BankAccount | null
}

/**
 * AES-256-GCM with a `key` of 32 bytes. The doctor's id is associated data, so a copied row does not decrypt.
 */
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

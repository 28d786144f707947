import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encryption at rest: unreadable in the database, in dumps and in logged statements. */
export type Seal = {
  seal(owner: string, text: string): Buffer
  /** Null when it was encrypted with another key or for another owner. */
  open(owner: string, sealed: Buffer): string | null
  sealBytes(owner: string, bytes: Buffer): Buffer
  openBytes(owner: string, sealed: Buffer): Buffer | null
}

/** AES-256-GCM with a `key` of 32 bytes. The owner is associated data, so a copied row does not decrypt. */
export function createSeal(key: Buffer): Seal {
  function sealBytes(owner: string, bytes: Buffer): Buffer {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }
  function openBytes(owner: string, sealed: Buffer): Buffer | null {
    try {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
    } catch {
      return null
    }
  }
  return {
    sealBytes,
    openBytes,
    seal: (owner, text) => sealBytes(owner, Buffer.from(text)),
    open: (owner, sealed) => openBytes(owner, sealed)?.toString() ?? null,
  }
}

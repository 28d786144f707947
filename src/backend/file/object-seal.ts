import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts a body with a key of its own before it leaves for the store; the key stays in the file's row. */
export function sealBody(objectId: string, body: Buffer): { seal: Buffer; sealed: Buffer } {
  const seal = randomBytes(32)
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, seal, nonce).setAAD(Buffer.from(objectId))
  const text = Buffer.concat([cipher.update(body), cipher.final()])
  return { seal, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) }
}

/** The body of an object. Throws when it is not, to the last byte, what was stored under that id. */
export function openBody(objectId: string, seal: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, seal, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(objectId))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}

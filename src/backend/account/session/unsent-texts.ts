import { isUuid } from '../../../domain/uuid.ts'
import { hkdfSync, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { sessionOfToken } from '../../../domain/account/session-of-token.ts'
import type { Database } from '../../database/client.ts'
import { createSeal } from '../../seal-keys/seal.ts'
import { hashOfSecret, readSessionCookie } from './session-cookie.ts'
import { findOwner } from './session.store.ts'

/** What a caller bears whose session may have ended: nothing of it is trusted, it only says who may read. */
export type EndedSession = {
  /** The session of the page, where its script says so. */
  id?: string | undefined
  bearer: string | null
  cookie: string | null
}

/**
 * Texts that could not be sent because the session had ended. They are kept by the browser, and only the account of that
 * session opens them again.
 */
export type UnsentTexts = {
  /** Null when the session is unknown. */
  seal(session: EndedSession, text: string): Promise<string | null>
  /** Null when it was sealed for another account, or with another key. */
  open(accountId: string, sealed: string): string | null
}

type Options = {
  database: Database
  /** Without one, a text is opened by the process that has sealed it only. */
  key: Buffer | null
  /** Opens too what it has sealed: another key of a change of the key. */
  otherKey?: Buffer | null
}

const sealOf = (key: Buffer) => createSeal(Buffer.from(hkdfSync('sha256', key, '', 'unsent texts', 32)))

export function createUnsentTexts({ database, key, otherKey = null }: Options): UnsentTexts {
  const seal = sealOf(key ?? randomBytes(32))
  const other = otherKey && sealOf(otherKey)

  /** The id and the bearer are the page's, the cookie may be of a later log-in. */
  async function ownerOf({ id: told, bearer, cookie }: EndedSession): Promise<string | null> {
    const id = told ?? (bearer === null ? null : sessionOfToken(bearer))
    if (id !== null) return isUuid(id) ? findOwner(database, { id }) : null
    const secret = readSessionCookie(cookie)
    return secret === null ? null : findOwner(database, { idHash: hashOfSecret(secret) })
  }

  return {
    async seal(session, text) {
      const owner = await ownerOf(session)
      return owner && seal.sealBytes(owner, brotliCompressSync(text)).toString('base64url')
    },
    open(accountId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const packed = seal.openBytes(accountId, bytes) ?? other?.openBytes(accountId, bytes)
      return packed ? brotliDecompressSync(packed).toString() : null
    },
  }
}

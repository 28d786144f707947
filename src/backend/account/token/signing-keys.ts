import { HOUR_MS } from '../../../domain/duration.ts'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Database } from '../../database/client.ts'
import { findSigningKeys, insertFirstSigningKey, type SigningKey } from './signing-key.store.ts'

export const ALGORITHM = 'ES256'

/** How long the keys are cached; an unknown key id is looked up again after `MISS_MS`. */
const FRESH_MS = 300_000
const MISS_MS = 5_000
/** How long a retired key verifies: the life of its last token, and an hour. */
const RETIRED_MS = HOUR_MS + 600_000

type Known = {
  readAt: number
  signing: { kid: string; key: CryptoKey }
  verifying: ReadonlyMap<string, CryptoKey>
  published: readonly JWK[]
}

export type SigningKeys = {
  current(): Promise<{ kid: string; key: CryptoKey }>
  /** The public key of an id; null when there is none. */
  byId(kid: string): Promise<CryptoKey | null>
  /** The public keys for /.well-known/jwks.json. */
  published(): Promise<readonly JWK[]>
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new TypeError('not a key of an elliptic curve')
  return key
}

async function makeKey(): Promise<{ kid: string; privateJwk: JWK; publicJwk: JWK }> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return { kid, publicJwk, privateJwk: await exportJWK(pair.privateKey) }
}

/** The keys that sign our ID tokens: created on first use, cached and periodically reloaded. */
export function createSigningKeys(database: Database, clock: () => Date): SigningKeys {
  let last: Known | undefined
  let reading: Promise<Known> | undefined

  async function read(): Promise<Known> {
    const retiredAfter = new Date(clock().getTime() - RETIRED_MS)
    let keys = await findSigningKeys(database, retiredAfter)
    if (!keys.some(({ retiredAt }) => retiredAt === null)) {
      await insertFirstSigningKey(database, await makeKey())
      keys = await findSigningKeys(database, retiredAfter)
    }
    const current = keys.find(({ retiredAt }) => retiredAt === null)
    if (!current) throw new Error('no signing key')
    const asEntry = async ({ kid, publicJwk }: SigningKey) => [kid, await importKey(publicJwk)] as const
    return {
      readAt: clock().getTime(),
      signing: { kid: current.kid, key: await importKey(current.privateJwk) },
      verifying: new Map(await Promise.all(keys.map(asEntry))),
      published: keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' })),
    }
  }

  async function known(maximumAge: number): Promise<Known> {
    if (last && clock().getTime() - last.readAt < maximumAge) return last
    reading ??= read().finally(() => {
      reading = undefined
    })
    last = await reading
    return last
  }

  return {
    current: async () => (await known(FRESH_MS)).signing,
    byId: async (kid) =>
      (await known(FRESH_MS)).verifying.get(kid) ?? (await known(MISS_MS)).verifying.get(kid) ?? null,
    published: async () => (await known(FRESH_MS)).published,
  }
}

import * as v from 'valibot'
import { readStored, writeStored } from '../../platform/storage.ts'
import type { HeldToken } from './id-token.ts'
import { nowMs } from '../../platform/clock.ts'

/** Local storage key of the token that outlives its page; every tab reads and writes it. */
const KEY = 'dp:id-token'

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    idToken: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4096}$/)),
    expiresAt: v.pipe(v.number(), v.safeInteger()),
    isPushed: v.boolean(),
  }),
)

const parse = (text: string | null): HeldToken | undefined => {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : undefined
}

/** Undefined if there is no valid entry or the token has expired. */
export function readStoredToken(now = nowMs()): HeldToken | undefined {
  const stored = parse(readStored('local', KEY))
  return stored && stored.expiresAt > now ? stored : undefined
}

/** Stores the token; undefined removes it. */
export function writeStoredToken(token: HeldToken | undefined): void {
  writeStored('local', KEY, token ? JSON.stringify(token) : null)
}

/** Listens for tokens that other tabs store. */
export function onStoredToken(hear: (token: HeldToken | undefined) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) hear(parse(event.newValue))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

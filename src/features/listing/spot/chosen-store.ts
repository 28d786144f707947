import { readStored, writeStored } from '../../../platform/storage.ts'

/** Session storage: the ticks survive the way to the terms, the log-in or the registration and back. */
const KEY = 'dp:chosen'

export const readChosen = (): string[] => readStored('session', KEY)?.split(',') ?? []

export const writeChosen = (ids: readonly string[]): boolean =>
  writeStored('session', KEY, ids.length > 0 ? ids.join() : null)

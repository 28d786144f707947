import { readStored, writeStored } from '../../platform/storage.ts'

/** For the length of a visit: the way back from the terms, the log-in or the registration leads to the same ticks. */
const KEY = 'dp:chosen'

export const readChosen = (): string[] => readStored('session', KEY)?.split(',') ?? []

export const writeChosen = (ids: readonly string[]): boolean =>
  writeStored('session', KEY, ids.length > 0 ? ids.join() : null)

import { createIsomorphicFn } from '@tanstack/react-start'
import { SCRIPT_IDS, type PartyKeys } from '../domain/third-party/script-ids.ts'
import { partyKeys } from './server/third-parties.server.ts'

/**
 * The attribute of the document that tells its script which third parties are switched on; undefined when there is none,
 * as it is unless the operator has set a key.
 */
export const partyKeysAttribute = createIsomorphicFn()
  .server((): string | undefined => {
    const keys = Object.entries(partyKeys())
    return keys.length === 0 ? undefined : JSON.stringify(Object.fromEntries(keys))
  })
  .client((): string | undefined => document.documentElement.dataset['thirdParties'])

/** The keys as the document says them, in the browser. */
export function keysOfDocument(): PartyKeys {
  const said: unknown = JSON.parse(document.documentElement.dataset['thirdParties'] ?? '{}')
  if (typeof said !== 'object' || said === null) return {}
  const keys = new Map<string, unknown>(Object.entries(said))
  return Object.fromEntries(
    SCRIPT_IDS.flatMap((id) => {
      const key = keys.get(id)
      return typeof key === 'string' ? [[id, key]] : []
    }),
  )
}

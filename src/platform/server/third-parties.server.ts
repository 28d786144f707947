import { SCRIPT_IDS, type PartyKeys } from '../../domain/third-party/script-ids.ts'
import {
  PARTY_IDS,
  partyOf,
  type PartyDirective,
  type PartyId,
} from '../../domain/third-party/third-parties.ts'
import { environment } from './environment.server.ts'
import { firebaseSettings } from './firebase-settings.server.ts'

/** The setting that switches each of them on; undefined leaves it off. */
function settings(): Record<PartyId, string | undefined> {
  const given = environment()
  return {
    analytics: given.GOOGLE_ANALYTICS_ID,
    tagManager: given.GOOGLE_TAG_MANAGER_ID,
    marketing: given.KARTE_API_KEY,
    chat: given.CHANNEL_TALK_PLUGIN_KEY,
    firebase: firebaseSettings()?.apiKey,
    line: given.LINE_CHANNEL_ID || undefined,
    errors: given.SENTRY_DSN,
  }
}

/** The third parties that this app is set up to use. */
export function partiesInUse(): PartyId[] {
  const keys = settings()
  return PARTY_IDS.filter((id) => keys[id] !== undefined)
}

/** The keys for the scripts that pages load; empty without any. */
export function partyKeys(): PartyKeys {
  const keys = settings()
  return Object.fromEntries(SCRIPT_IDS.flatMap((id) => (keys[id] === undefined ? [] : [[id, keys[id]]])))
}

/** Hosts of one directive; stand-ins of the demo take the place of the real ones. */
function hostsOf(id: PartyId, directive: PartyDirective): readonly string[] {
  const hosts = partyOf(id).hosts[directive] ?? []
  if (hosts.length === 0) return hosts
  const emulator = firebaseSettings()?.emulatorUrl
  if (id === 'firebase' && emulator) return [new URL(emulator).origin]
  return id === 'line' ? [new URL(environment().LINE_ISSUER).origin] : hosts
}

/** What the CSP of a page allows besides our own origin. */
export function partySources() {
  const inUse = partiesInUse()
  return {
    of: (directive: PartyDirective): string[] => [...new Set(inUse.flatMap((id) => hostsOf(id, directive)))],
    /** A script of a third party inserts styles, which only `unsafe-inline` allows. */
    needsInlineStyles: inUse.some((id) => partyOf(id).stylesItself === true),
  }
}

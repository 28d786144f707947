import { useSyncExternalStore } from 'react'
import { CONSENT_IDS, type ConsentId } from '../../domain/third-party/script-ids.ts'
import { keysOfDocument } from '../../platform/party-keys.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** What a visitor has decided about the third parties of this page, and about whom nothing is decided. */
export type Consent = { allowed: readonly ConsentId[]; undecided: readonly ConsentId[] }

const KEY = 'dp:third-parties'
const listeners = new Set<() => void>()

const NOBODY: Consent = { allowed: [], undecided: [] }

let read: { stored: string | null; consent: Consent } | undefined
/** Holds for this page where storage is blocked. */
let unstored: string | null = null

declare global {
  interface Navigator {
    /** Global Privacy Control: the browser refuses for its user. */
    globalPrivacyControl?: boolean
  }
}

function decisions(stored: string | null): ReadonlyMap<string, unknown> {
  try {
    const said: unknown = JSON.parse(stored ?? '{}')
    return new Map(typeof said === 'object' && said !== null ? Object.entries(said) : [])
  } catch {
    return new Map()
  }
}

/** The decision on this device. A browser that sends Global Privacy Control refuses what was not decided. */
export function readConsent(): Consent {
  const stored = readStored('local', KEY) ?? unstored
  if (read?.stored === stored) return read.consent
  const keys = keysOfDocument()
  const asked = CONSENT_IDS.filter((id) => keys[id] !== undefined)
  const said = decisions(stored)
  const refusesAll = navigator.globalPrivacyControl === true
  const consent = {
    allowed: asked.filter((id) => said.get(id) === true),
    undecided: refusesAll ? [] : asked.filter((id) => typeof said.get(id) !== 'boolean'),
  }
  read = { stored, consent }
  return consent
}

export function subscribeConsent(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Keeps a decision on the device, for the third parties that it is about. */
export function decideConsent(ids: readonly ConsentId[], isAllowed: boolean): void {
  const said = new Map(decisions(readStored('local', KEY) ?? unstored))
  for (const id of ids) said.set(id, isAllowed)
  unstored = JSON.stringify(Object.fromEntries(said))
  writeStored('local', KEY, unstored)
  for (const listener of listeners) listener()
}

export const useConsent = (): Consent => useSyncExternalStore(subscribeConsent, readConsent, () => NOBODY)

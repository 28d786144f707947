/** The third parties that a visitor is asked about. */
export const CONSENT_IDS = ['analytics', 'tagManager', 'marketing'] as const

export type ConsentId = (typeof CONSENT_IDS)[number]

/** Those whose script pages load, with a public key. */
export const SCRIPT_IDS = [...CONSENT_IDS, 'chat'] as const

export type ScriptId = (typeof SCRIPT_IDS)[number]

/** Public keys of those that are switched on. */
export type PartyKeys = Partial<Record<ScriptId, string>>

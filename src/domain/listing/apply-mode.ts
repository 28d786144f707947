import type { ApplicationStatus } from './listing-words.ts'

/** How a doctor may apply: as the listing says, only with selection, or not at all. */
export type ApplyMode = 'AS_LISTED' | 'SELECTION' | 'CLOSED'

/** The mode of a doctor compared with the requirements; null for anybody else, to whom the listing says its own. */
export type OwnMode = { applyMode: ApplyMode | null } | null

/** Whether the listing has a selection for this doctor. */
export const ownStatus = (status: ApplicationStatus, viewer: OwnMode): ApplicationStatus =>
  viewer?.applyMode === 'SELECTION' ? 'SELECTION' : status

/** A few words for a row where something is missing; null where all is met. */
export function modeText(viewer: OwnMode): string | null {
  if (viewer?.applyMode === 'SELECTION') return '経験により選考'
  return viewer?.applyMode === 'CLOSED' ? '経験により応募不可' : null
}

export const ONLY_MET = 'この求人は条件を満たす先生のみ応募できます。'

import { isWaitingDoctor } from '../../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'

/** Green for what is certain, amber where the doctor has something to answer, blue while the hospital has. */
export function applicationTone(state: ApplicationState): BadgeTone | undefined {
  if (state === 'MATCHED') return 'good'
  if (state === 'OFFERED' || state === 'INTERVIEW') return 'warm'
  return isWaitingDoctor(state) ? 'brand' : undefined
}

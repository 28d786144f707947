import { MINUTE_MS } from '../duration.ts'
import { APPLICATION_STATE, type ApplicationState } from './application-words.ts'
import { UNDO_MINUTES } from './withdraw-outcome.ts'

/** 取り消し: a mistake, within the undo period; 取り下げ: later, before the hospital's answer. */
export type WithdrawalWord = '取り消し' | '取り下げ'

/** Whether an application was taken back within the undo period. Both are instants in ISO 8601. */
const isUndone = (appliedAt: string, decidedAt: string): boolean =>
  Date.parse(decidedAt) - Date.parse(appliedAt) <= UNDO_MINUTES * MINUTE_MS

/** How one calls what the doctor of an application did, by both instants in ISO 8601. */
export const withdrawalWord = (appliedAt: string, decidedAt: string): WithdrawalWord =>
  isUndone(appliedAt, decidedAt) ? '取り消し' : '取り下げ'

/** Told to the doctor who has just taken an application back. */
export const withdrawnSentence = (word: WithdrawalWord): string => `応募を${word}ました。`

/** The label of an application's state; one that its doctor took back says which of the two it was. */
export const applicationStateWord = ({
  state,
  appliedAt,
  decidedAt,
}: {
  state: ApplicationState
  appliedAt: string
  decidedAt: string | null
}): string =>
  state === 'WITHDRAWN' && decidedAt !== null
    ? `応募${withdrawalWord(appliedAt, decidedAt)}`
    : APPLICATION_STATE[state]

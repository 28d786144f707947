import { DOCTOR_DECISION } from '../../domain/doctor/doctor-decision.ts'
import { CHANGE_STATE } from '../../domain/doctor/profile-change.ts'
import { VIEWED_DOCUMENT } from '../../domain/doctor/registration-words.ts'
import { addDays, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { AuditPage, AuditRow } from './audit.store.ts'

const DECIDED: Readonly<Record<string, string>> = { ...DOCTOR_DECISION, ...CHANGE_STATE, ...VIEWED_DOCUMENT }

/** What a row says: the word of what was decided or viewed, and the reason or text. */
export const auditWords = ({ word, words }: AuditRow): string =>
  [word === null ? '' : (DECIDED[word] ?? word), words].filter((text) => text !== '').join(': ')

const isDay = (text: string) =>
  text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))

/** The Tokyo days `from` to `to`, each `YYYY-MM-DD` or empty for no limit; null for a text that is no day. */
export const auditSpan = (from: string, to: string): Pick<AuditPage, 'from' | 'before'> | null =>
  isDay(from) && isDay(to)
    ? {
        from: from === '' ? null : tokyoInstant(from),
        before: to === '' ? null : tokyoInstant(addDays(to, 1)),
      }
    : null

import { customType } from 'drizzle-orm/pg-core'
import { termLines } from '../../../domain/listing/terms/term-lines.ts'
import type { TermLine, TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { readOldTerms, type OldTerms } from './old-terms.ts'

/**
 * Terms as they are stored: the facts, and for processes of the version before, which run beside this one during a
 * roll-out, the lines that they make (`DECISIONS.md`).
 */
type Written = TermsSnapshot & {
  terms: TermLine[]
  /** Of the lines: a process of the version before changes lines without it, and leaves facts that no longer hold. */
  linesSum: number
}
export type StoredTerms = Written | OldTerms

/** FNV-1a over the UTF-16 units of the lines. */
function sumOf(lines: readonly TermLine[]): number {
  let sum = 0x811c9dc5
  for (const { heading, text } of lines)
    for (const part of [heading, '\n', text, '\n'])
      for (let at = 0; at < part.length; at += 1) sum = Math.imul(sum ^ part.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

export function toStored(terms: TermsSnapshot): Written {
  const lines = termLines(terms)
  return { ...terms, terms: lines, linesSum: sumOf(lines) }
}

export const hasFacts = (stored: StoredTerms): stored is Written =>
  'linesSum' in stored && stored.linesSum === sumOf(stored.terms)

/** The terms in a column; those of the version before are read by their lines. */
export function fromStored(stored: StoredTerms): TermsSnapshot {
  if (!hasFacts(stored)) return readOldTerms(stored).terms
  const { terms: _lines, linesSum: _sum, ...terms } = stored
  return terms
}

/** A column of agreed terms (`TermsSnapshot`). */
export const agreedTerms = customType<{ data: TermsSnapshot; driverData: StoredTerms }>({
  dataType: () => 'jsonb',
  toDriver: toStored,
  fromDriver: fromStored,
})

import { isMeaning, type SentenceMeaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

/** What a word asks for; undefined for all other words. */
export const meaningOf = (piece: Piece | undefined): SentenceMeaning | undefined =>
  piece?.sense && isMeaning(piece.sense) ? piece.sense : undefined

/** The criterion of a word; only words of one criterion are negated together. */
export const subjectOf = (piece: Piece | undefined): string | undefined => {
  const meaning = meaningOf(piece)
  const subject =
    Object.keys(meaning?.criteria ?? {})[0] ??
    (meaning?.vagueShifts ? 'shiftPatterns' : Object.keys(meaning?.not?.without ?? {})[0]) ??
    (meaning?.kind ? 'kind' : undefined)
  // Both are criteria of place.
  return subject === 'cities' ? 'prefectures' : subject
}

/** Whether a word is a day or a part of the day, which a sentence says something about: 「金曜は学会」. */
export const isTime = (piece: Piece | undefined): boolean =>
  isDaySubject(piece) || subjectOf(piece) === 'shiftPatterns'

/** Whether a word is a day, or days. */
export const isDaySubject = (piece: Piece | undefined): boolean =>
  ['weekdays', 'dates', 'season'].includes(subjectOf(piece) ?? '')

/** Whether the word means the opposite without its negation. */
export const hasOpposite = (piece: Piece | undefined): boolean =>
  meaningOf(piece)?.not?.criteria !== undefined

/** Whether a word says nothing of the words around it. */
export const isSilent = (piece: Piece | undefined): boolean =>
  piece?.sense === 'FILLER' || piece?.sense === 'SEPARATOR'

/** A particle, or another word of one letter without a meaning. */
export const isParticle = ({ sense, from, to }: Piece): boolean => sense === 'FILLER' && to - from === 1

/** The values that a word would exclude. */
const excluded = (piece: Piece | undefined): string[] =>
  Object.values(meaningOf(piece)?.not?.without ?? {}).flatMap((value) => [value].flat().map(String))

/** 「関東、東京以外」 is a place and an exception from it, no list. */
export const isException = (one: Piece | undefined, other: Piece | undefined): boolean => {
  const values = excluded(one)
  return excluded(other).every((value) => values.includes(value))
}

/** 「毎週月曜」, 「第2土曜」: not every one of those days is refused. */
export const isOften = (piece: Piece | undefined): boolean =>
  meaningOf(piece)?.criteria?.frequencies !== undefined

import { fold } from './fold.ts'
import { isMeaning, type SentenceMeaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

const HOUSES =
  '病院 クリニック 医院 総合病院 診療所 センター 医療センター がんセンター 救命センター 大学 大学病院 医大 医科大学 赤十字 赤十字病院 日赤 徳洲会 済生会 市民病院 中央病院 記念病院 市立病院 県立病院 労災病院 厚生病院 医師会病院 こども病院 共済病院 警察病院'
const PERSONS = '先生 さん 院長 教授 部長 氏 さま 様'

const foldedWords = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const IS_HOUSE = foldedWords(HOUSES)
const IS_PERSON = foldedWords(PERSONS)

/** Words for houses that are no facility category of a search, and for persons. */
export const NAME_WORDS =
  '医療センター がんセンター 救命センター 大学病院 医大 医科大学 赤十字 赤十字病院 日赤 徳洲会 済生会 市民病院 市立病院 県立病院 労災病院 厚生病院 医師会病院 こども病院 共済病院 警察病院 院長 教授'

export const NO_NAMES = '病院の名前は「条件を詳しく」で選べます。'
const NO_PERSONS = '先生の名前では探せません。'

const meaningOf = (piece: Piece | undefined): SentenceMeaning | undefined =>
  piece?.sense && isMeaning(piece.sense) ? piece.sense : undefined

const isOpen = (piece: Piece) => piece.sense === undefined

/** 「取ってる病院」: a name does not end in hiragana before its house. */
const endsInKana = ({ to }: Piece, text: string): boolean => /[ぁ-ゖ]/.test(text[to - 1] ?? '')

/** A place without a suffix, which may be the first word of a name: 福島, but not 福島県 or 都内. */
function isBarePlace(piece: Piece | undefined, folded: string): boolean {
  const meaning = meaningOf(piece)
  if (!piece || !(meaning?.places ?? meaning?.criteria?.prefectures)) return false
  const name = folded.slice(piece.from, piece.to)
  return !/(?:[県府市区町村内圏心下]|東京都)$/.test(name)
}

/** What may stand in the name of a house behind its place: 福島第一病院, 秋田内科クリニック. */
function isInName(piece: Piece): boolean {
  const { criteria } = meaningOf(piece) ?? {}
  return (
    isOpen(piece) ||
    [criteria?.clinicalDepartments, criteria?.jobDescriptionTypesForSearch, criteria?.frequencies].some(
      (value) => value !== undefined,
    )
  )
}

const isBeyond = ({ sense }: Piece): boolean => typeof sense === 'object' && 'beyond' in sense

const isPartOfName = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.sense === undefined || isMeaning(piece.sense) || isBeyond(piece))

/** Whether a piece makes a name of what stands around it: 済生会横浜市南部病院. */
const isNaming = ({ sense }: Piece): boolean =>
  sense === undefined || (typeof sense === 'object' && 'beyond' in sense && sense.beyond === NO_NAMES)

/** Where the name begins that ends before `end`; undefined without one. */
function beginOfHouse(pieces: readonly Piece[], end: number, folded: string): number | undefined {
  let start = end
  while (isPartOfName(pieces[start - 1])) start -= 1
  if (pieces.slice(start, end).some(isNaming)) return start
  let at = end - 1
  while (
    at >= start &&
    !isBarePlace(pieces[at], folded) &&
    pieces[at] &&
    isInName(pieces[at] ?? { from: 0, to: 0 })
  )
    at -= 1
  return at >= start && isBarePlace(pieces[at], folded) ? at : undefined
}

/** Joins the names of hospitals and persons: 「東京中央病院」 and 「宮城先生」 are no places to search. */
export function joinNames(pieces: readonly Piece[], text: string, folded: string): Piece[] {
  const result = [...pieces]
  for (let at = 1; at < result.length; at += 1) {
    const last = result[at]
    const before = result[at - 1]
    if (!last || !before) continue
    const word = folded.slice(last.from, last.to)
    // 品川シーサイド駅: another station than that of the place.
    const place = result[at - 2]
    if (
      word.startsWith('駅') &&
      isOpen(before) &&
      place &&
      place.to === before.from &&
      isBarePlace(place, folded)
    ) {
      result.splice(at - 2, 2, { from: place.from, to: before.to })
      at -= 1
      continue
    }
    const isPerson =
      (IS_PERSON.has(word) && (isOpen(before) || isBarePlace(before, folded))) ||
      // 福岡さんに聞いた
      (isOpen(last) && /^(?:サン|氏|様)/.test(word) && isBarePlace(before, folded))
    const isHouse = IS_HOUSE.has(word) && !(isOpen(before) && endsInKana(before, text))
    const start = isPerson ? at - 1 : isHouse ? beginOfHouse(result, at, folded) : undefined
    const first = start === undefined ? undefined : result[start]
    if (!first || start === undefined) continue
    result.splice(start, at - start + 1, {
      from: first.from,
      to: last.to,
      sense: { beyond: isPerson ? NO_PERSONS : NO_NAMES },
    })
    at = start
  }
  return result
}

import { cityName, cityText, prefectureOfCity, type CityKey } from '../../text/city.ts'
import { PREFECTURE, type Prefecture } from '../../text/prefecture.ts'
import type { CityWords } from './city-words.ts'
import { isMeaning, type SentenceMeaning } from './meaning.ts'
import type { Piece } from './pieces.ts'
import { stationOf } from './station-words.ts'

type Place = readonly CityKey[]

/** Up to this number, all cities of an ambiguous name are searched; with more, none. */
const MOST = 3

const meaningOf = ({ sense }: Piece): SentenceMeaning | undefined =>
  sense && isMeaning(sense) ? sense : undefined

const prefecturesOf = (places: readonly Place[]): Prefecture[] => [
  ...new Set(places.flat().flatMap((key) => prefectureOfCity(key) ?? [])),
]

/** Narrows the alternatives of an ambiguous name by the rest of the sentence. */
function meant(places: readonly Place[], others: readonly SentenceMeaning[]): readonly Place[] {
  const [isSaid, isNear] = [
    new Set<string>(others.flatMap((one) => (one.places?.length === 1 ? one.places.flat() : []))),
    new Set(
      others.flatMap(
        ({ criteria, places: of }) => criteria?.prefectures ?? (of?.length === 1 ? prefecturesOf(of) : []),
      ),
    ),
  ]
  // 「札幌の中央区」, 「東京 府中市」.
  for (const fits of [
    (place: Place) => place.every((key) => isSaid.has(key)),
    (place: Place) => prefecturesOf([place]).some((prefecture) => isNear.has(prefecture)),
  ]) {
    const left = places.filter(fits)
    if (left.length > 0) return left
  }
  return places
}

/** 「神奈川県横浜市」 for several of its wards. */
function textOf(place: Place): string {
  const [first = '', ...others] = place
  const [whole] = /^.+?市(?=.+区$)/.exec(cityText(first)) ?? []
  const isWhole = others.length > 1 && whole && others.every((key) => cityText(key).startsWith(whole))
  return isWhole ? whole : place.map(cityText).join('・')
}

function noteOf(places: readonly Place[], { isQuarter }: SentenceMeaning, words: string): string | undefined {
  const [first = [], ...more] = places
  if (more.length > 0) {
    const names = prefecturesOf(places).map((prefecture) => PREFECTURE[prefecture])
    return names.length > 1
      ? `「${words}」は${names.join('・')}にあるため、どれも探します。`
      : `「${words}」は${[...new Set(places.flat())].map(cityName).join('・')}として探します。`
  }
  // A ward without its city may be ambiguous.
  const isPartial =
    first.length === 1 && first.some((key) => /市.*区$/.test(cityName(key)) && !words.includes('市'))
  return isQuarter || isPartial ? `「${words}」は${textOf(first)}として探します。` : undefined
}

const isPlace = ({ places, criteria }: SentenceMeaning): boolean =>
  places !== undefined || criteria?.prefectures?.length === 1

/** Resolves ambiguous names of cities; a name with too many remaining alternatives is not understood. */
export function settleCities(pieces: readonly Piece[], text: string, known: CityWords): Piece[] {
  const meanings = pieces.flatMap((piece) => meaningOf(piece) ?? [])
  return pieces.map((piece) => {
    const said = meaningOf(piece)
    if (!said || !isPlace(said)) return piece
    const name = text.slice(piece.from, piece.to)
    const isStation = text[piece.to] === '駅'
    const words = isStation ? `${name}駅` : name
    const meaning = isStation ? stationOf(name, said, known) : said
    if (!meaning.places) return { ...piece, sense: meaning }
    const places = meant(
      meaning.places,
      meanings.filter((other) => other !== said),
    )
    if (places.length > MOST)
      return {
        ...piece,
        sense: { beyond: `「${words}」は各地にあります。都道府県や市の名前も入れてお探しください。` },
      }
    const cities = [...new Set(places.flat())]
    const note = noteOf(places, meaning, words)
    return { ...piece, sense: { criteria: { cities }, note, not: { without: { cities } } } }
  })
}

import { cityName, prefectureOfCity, type CityKey } from '../../text/city.ts'
import { LIST_LIMIT } from '../criterion-readers.ts'
import { wordOf } from '../../text/known-word.ts'
import type { Criteria } from '../search-criteria.ts'
import { PREFECTURE, type Prefecture } from '../../text/prefecture.ts'
import { less, union } from './lists.ts'

const PREFECTURES = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

type Places = Pick<Criteria, 'prefectures' | 'cities'>

/** 「横浜市 港北区」 is the ward: drops places that contain another named place. */
const withoutSurroundings = (said: readonly CityKey[][]): CityKey[][] =>
  said.filter(
    (place) =>
      !said.some((other) => other.length < place.length && other.every((key) => place.includes(key))),
  )

/** The cities of a prefecture without the excluded ones. */
const restOf = (prefecture: Prefecture, unwanted: readonly string[], known: readonly CityKey[]): CityKey[] =>
  known.filter((key) => prefectureOfCity(key) === prefecture && !unwanted.includes(key))

/** Combines all named and excluded places into criteria; `known` are the cities with listings. */
export function combinePlaces(
  said: readonly Places[],
  unwanted: readonly Places[],
  known: readonly CityKey[],
): Places & { notes: string[] } {
  const outPrefectures = union(unwanted.map((one) => one.prefectures))
  const outCities = union(unwanted.map((one) => one.cities)) ?? []
  const named = union(withoutSurroundings(said.flatMap(({ cities }) => (cities ? [cities] : []))))
  const asked = union(said.map((one) => one.prefectures))
  const cities = less(
    named,
    [],
    [
      outCities,
      named?.filter((key) => outPrefectures?.some((prefecture) => prefecture === prefectureOfCity(key))),
    ],
  )
  const prefectures = named && !asked ? undefined : less(asked, PREFECTURES, [outPrefectures])
  // 「新宿以外」: in its prefecture all other cities, elsewhere everything.
  const narrowed = [...new Set(outCities.map(prefectureOfCity))].filter(
    (one): one is Prefecture =>
      one !== undefined &&
      (prefectures ?? (named ? [] : PREFECTURES)).includes(one) &&
      !named?.some((key) => prefectureOfCity(key) === one),
  )
  if (narrowed.length === 0) return { prefectures, cities, notes: [] }
  const rest = union([cities, ...narrowed.map((one) => restOf(one, outCities, known))])
  const whole = (prefectures ?? PREFECTURES).filter((one) => !narrowed.includes(one))
  const isSayable = (rest?.length ?? 0) <= LIST_LIMIT && (rest !== undefined || whole.length > 0)
  return isSayable
    ? { prefectures: whole.length > 0 ? whole : undefined, cities: rest, notes: [] }
    : { prefectures, cities, notes: [`「${outCities.map(cityName).join('・')}」を除いては探せません。`] }
}

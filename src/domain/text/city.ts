import { PREFECTURE, type Prefecture } from './prefecture.ts'

/**
 * Key of a municipality in search criteria: prefecture, hyphen, and the name in the hospital's address, with
 * the ward of a designated city (`KANAGAWA-横浜市港北区`). Names are unique only within a prefecture.
 */
export type CityKey = `${Prefecture}-${string}`

/**
 * Without white space and commas, which separate list values; `hospital.city` has the same check constraint.
 */
const NAME = /^[^\s,]{1,40}$/

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

const halvesOf = (key: string): [prefecture: string, name: string] => {
  const at = key.indexOf('-')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** Whether a text is a well-formed city key; the city need not exist. */
export function isCityKey(text: string): text is CityKey {
  const [prefecture, name] = halvesOf(text)
  return isPrefecture(prefecture) && NAME.test(name)
}

export const cityKey = (prefecture: Prefecture, name: string): CityKey => `${prefecture}-${name}`

/** The prefecture of a city key; undefined for a malformed key. */
export function prefectureOfCity(key: string): Prefecture | undefined {
  const [prefecture] = halvesOf(key)
  return isPrefecture(prefecture) ? prefecture : undefined
}

/** 「新宿区」 */
export const cityName = (key: string): string => halvesOf(key)[1]

/** 「東京都新宿区」: unambiguous, with the prefecture. */
export function cityText(key: string): string {
  const prefecture = prefectureOfCity(key)
  return prefecture ? PREFECTURE[prefecture] + cityName(key) : key
}

export type Places = { prefectures: readonly Prefecture[]; cities: readonly string[] }

/**
 * The places that the criteria `prefectures` and `cities` ask for together: a city narrows its own
 * prefecture, so that prefectures with a named city are left out.
 */
export function placesAsked(criteria: {
  prefectures?: readonly Prefecture[] | null | undefined
  cities?: readonly string[] | null | undefined
}): Places {
  const cities = criteria.cities ?? []
  const narrowed = new Set(cities.map(prefectureOfCity))
  return { prefectures: (criteria.prefectures ?? []).filter((one) => !narrowed.has(one)), cities }
}

/** The prefectures in the criteria, named directly or by a city. */
export function prefecturesAsked(criteria: Parameters<typeof placesAsked>[0]): Prefecture[] {
  const ofCities = (criteria.cities ?? []).flatMap((key) => prefectureOfCity(key) ?? [])
  return [...new Set([...(criteria.prefectures ?? []), ...ofCities])]
}

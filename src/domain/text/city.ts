import { PREFECTURE, type Prefecture } from './prefecture.ts'

/**
 * A municipality as a criterion names it: the prefecture, a hyphen, and the name as the hospital's address has it, with the ward of
 * a designated city (`KANAGAWA-横浜市港北区`). Towns of one name lie in several prefectures; within one a name is one town.
 */
export type CityKey = `${Prefecture}-${string}`

/** Neither what separates words nor what separates the values of a list; the database asks the same of `hospital.city`. */
const NAME = /^[^\s,]{1,40}$/

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

const halvesOf = (key: string): [prefecture: string, name: string] => {
  const at = key.indexOf('-')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** Whether a text is the key of a city; that there is such a city is not asked. */
export function isCityKey(text: string): text is CityKey {
  const [prefecture, name] = halvesOf(text)
  return isPrefecture(prefecture) && NAME.test(name)
}

export const cityKey = (prefecture: Prefecture, name: string): CityKey => `${prefecture}-${name}`

/** Undefined for what is no key. */
export function prefectureOfCity(key: string): Prefecture | undefined {
  const [prefecture] = halvesOf(key)
  return isPrefecture(prefecture) ? prefecture : undefined
}

/** 「新宿区」 */
export const cityName = (key: string): string => halvesOf(key)[1]

/** 「東京都新宿区」: as an address says it, since a name alone may be that of several towns. */
export function cityText(key: string): string {
  const prefecture = prefectureOfCity(key)
  return prefecture ? PREFECTURE[prefecture] + cityName(key) : key
}

export type Places = { prefectures: readonly Prefecture[]; cities: readonly string[] }

/**
 * What the two criteria of place ask for together: the cities, and of the prefectures those of which no city is named. A city
 * narrows its own prefecture and no other.
 */
export function placesAsked(criteria: {
  prefectures?: readonly Prefecture[] | null | undefined
  cities?: readonly string[] | null | undefined
}): Places {
  const cities = criteria.cities ?? []
  const narrowed = new Set(cities.map(prefectureOfCity))
  return { prefectures: (criteria.prefectures ?? []).filter((one) => !narrowed.has(one)), cities }
}

/** The prefectures that the criteria name, by themselves or by a city of theirs. */
export function prefecturesAsked(criteria: Parameters<typeof placesAsked>[0]): Prefecture[] {
  const ofCities = (criteria.cities ?? []).flatMap((key) => prefectureOfCity(key) ?? [])
  return [...new Set([...(criteria.prefectures ?? []), ...ofCities])]
}

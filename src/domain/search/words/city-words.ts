import { cityKey, cityName, isCityKey, prefectureOfCity, type CityKey } from '../../text/city.ts'
import { fold } from './fold.ts'
import type { SentenceMeaning } from './meaning.ts'
import { READINGS } from './place-readings.ts'
import { WITHIN_WORDS } from './place-words.ts'

/** Short names that are ambiguous (regions, companies, ordinary words) and are read only with 市, 区 or 町. */
const NOT_SHORT = new Set(
  '中央 多摩 日立 小山 太田 府中 小松 上田 富士 豊田 中間 三次 日光 南国 大和 日進 東海 三原 本宮 高島 吉野 松田 白石 清水'.split(
    ' ',
  ),
)

/** Stations and quarters in common use for their city. */
const QUARTERS: Record<string, readonly CityKey[]> = {
  池袋: [cityKey('TOKYO', '豊島区')],
  上野: [cityKey('TOKYO', '台東区')],
  銀座: [cityKey('TOKYO', '中央区')],
  秋葉原: [cityKey('TOKYO', '千代田区')],
  吉祥寺: [cityKey('TOKYO', '武蔵野市')],
  大宮: [cityKey('SAITAMA', 'さいたま市大宮区')],
  浦和: [cityKey('SAITAMA', 'さいたま市浦和区')],
  梅田: [cityKey('OSAKA', '大阪市北区')],
  難波: [cityKey('OSAKA', '大阪市中央区')],
  博多: [cityKey('FUKUOKA', '福岡市博多区')],
  西新宿: [cityKey('TOKYO', '新宿区')],
  六本木: [cityKey('TOKYO', '港区')],
  恵比寿: [cityKey('TOKYO', '渋谷区')],
  赤羽: [cityKey('TOKYO', '北区')],
  北千住: [cityKey('TOKYO', '足立区')],
  錦糸町: [cityKey('TOKYO', '墨田区')],
  新横浜: [cityKey('KANAGAWA', '横浜市港北区')],
  新大阪: [cityKey('OSAKA', '大阪市淀川区')],
  三宮: [cityKey('HYOGO', '神戸市中央区')],
  小倉: [cityKey('FUKUOKA', '北九州市小倉北区'), cityKey('FUKUOKA', '北九州市小倉南区')],
}

const IN_TOKYO = /^[^市郡]+区$/

/** Splits 横浜市港北区 into 「横浜市」 and 「港北区」; 西多摩郡瑞穂町 is 「瑞穂町」. */
function partsOf(name: string): { whole?: string; part: string } {
  const parts = /^(.+?市)(.+区)$/.exec(name) ?? /^(.+?郡)(.+[町村])$/.exec(name)
  return parts ? { whole: parts[1] ?? '', part: parts[2] ?? '' } : { part: name }
}

/** 「新宿」: the name without its suffix, unless it becomes too short. */
function shortOf(name: string): string[] {
  const short = name.slice(0, -1)
  if (!/[市区]$/.test(name) || NOT_SHORT.has(short)) return []
  // Short names in kana (さくら, みどり) are ordinary words.
  const least = /^[ぁ-ゖー]+$/.test(short) ? 4 : 2
  return short.length >= least || WITHIN_WORDS.has(fold(short)) ? [short] : []
}

/** Spellings with ケ and ヶ: 保土ケ谷, 保土ヶ谷. */
const spellings = (word: string): string[] =>
  [word, word.replaceAll('ヶ', 'ケ'), word.replaceAll('ケ', 'ヶ')].map(fold)

function* namesOf(key: CityKey): Generator<[name: string, group?: string]> {
  const name = cityName(key)
  const { whole, part } = partsOf(name)
  yield [name]
  if (part !== name) yield [part]
  if (prefectureOfCity(key) === 'TOKYO') {
    const isInner = IN_TOKYO.test(name)
    for (const group of isInner
      ? ['23区', '二十三区', '特別区']
      : ['23区外', '都下', '多摩地区', '多摩地域', '多摩エリア'])
      yield [group, group]
  }
  if (!whole?.endsWith('市')) return yield* shortOf(part).map((short): [string] => [short])
  // A ward's bare name is read only when it is long: 天王寺, but not 緑 or 中央.
  if (part.length > 3) yield* shortOf(part).map((short): [string] => [short])
  for (const word of [whole, ...shortOf(whole)]) yield [word, `${prefectureOfCity(key)}-${whole}`]
}

type Places = NonNullable<SentenceMeaning['places']>

/**
 * Possible places of each word: the wards of a named city together, cities of equal names as alternatives.
 */
function readNames(cities: readonly CityKey[]): Map<string, Places> {
  const groups = new Map<string, Map<string, CityKey[]>>()
  for (const key of cities) {
    for (const [name, group = key] of namesOf(key)) {
      for (const word of new Set(spellings(name))) {
        const ofWord = groups.get(word) ?? new Map<string, CityKey[]>()
        groups.set(word, ofWord.set(group, [...(ofWord.get(group) ?? []), key]))
      }
    }
  }
  return new Map(Array.from(groups, ([word, ofWord]) => [word, [...ofWord.values()]]))
}

export type CityWords = ReadonlyMap<string, SentenceMeaning>

/** Folded words for the cities of a list. */
function makeWords(list: readonly string[]): CityWords {
  const cities = list.filter(isCityKey)
  const known = new Set<string>(cities)
  const words = new Map<string, SentenceMeaning>()
  for (const [word, places] of readNames(cities)) words.set(word, { places })
  for (const [word, keys] of Object.entries(QUARTERS)) {
    const there = keys.filter((key) => known.has(key))
    if (there.length > 0) words.set(fold(word), { places: [there], isQuarter: true })
  }
  for (const [reading, name] of Object.entries(READINGS)) {
    const meaning = words.get(fold(name))
    if (meaning) words.set(fold(reading), meaning)
  }
  return words
}

const made = new WeakMap<readonly string[], CityWords>()

/** Folded words for the cities of a list; memoized by the list's identity. */
export function cityWords(list: readonly string[]): CityWords {
  const words = made.get(list) ?? makeWords(list)
  made.set(list, words)
  return words
}

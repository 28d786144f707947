import { cityKey, cityName, type CityKey } from '../../text/city.ts'
import type { CityWords } from './city-words.ts'
import { fold } from './fold.ts'
import type { SentenceMeaning } from './meaning.ts'

/** Stations outside the city or ward of their name. */
const ELSEWHERE: Readonly<Record<string, readonly CityKey[]>> = {
  東京: [cityKey('TOKYO', '千代田区')],
  品川: [cityKey('TOKYO', '港区'), cityKey('TOKYO', '品川区')],
  目黒: [cityKey('TOKYO', '品川区'), cityKey('TOKYO', '目黒区')],
  大阪: [cityKey('OSAKA', '大阪市北区')],
}

/**
 * The meaning of a place followed by 駅. The name of a prefecture means the station of its capital: 青森駅 is in
 * 青森市. A note tells the doctor the assumed city.
 */
export function stationOf(name: string, place: SentenceMeaning, cities: CityWords): SentenceMeaning {
  const known = (ELSEWHERE[name] ?? []).filter((key) =>
    cities.get(fold(cityName(key)))?.places?.some((one) => one.includes(key)),
  )
  const places = known.length > 0 ? [known] : (place.places ?? cities.get(fold(`${name}市`))?.places)
  return places
    ? { places, isQuarter: true }
    : { ...place, note: place.note ?? '「{}」の駅は、その都道府県全体で探します。' }
}

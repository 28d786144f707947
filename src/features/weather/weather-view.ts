import { WeatherDeclarer, type WeatherDeclaration } from '../../contract/gen/weather_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { instantText } from '../../services/timestamp-text.ts'

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

export function prefectureOf(word: string): Prefecture {
  if (!isPrefecture(word)) throw new Error('a declaration of an unknown prefecture')
  return word
}

/** View model of a declaration of bad weather. */
export const weatherView = (one: WeatherDeclaration) => ({
  id: one.id,
  day: one.day,
  prefecture: prefectureOf(one.prefecture),
  declarer: requiredWord(WeatherDeclarer, one.declarer, 'WeatherDeclaration.declarer'),
  reason: one.reason,
  declaredAt: instantText(one.declaredAt) ?? '',
  withdrawnAt: instantText(one.withdrawnAt),
  isFollowed: one.isFollowed,
  hospitalName: one.hospitalName,
})
export type WeatherView = ReturnType<typeof weatherView>

import type { Shown } from '../../contract/plain.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

/** Throws for a word that is no prefecture. */
export function withPrefecture<Of extends { prefecture: string }>(
  of: Of,
): Omit<Of, 'prefecture'> & { prefecture: Prefecture } {
  const { prefecture } = of
  if (!isPrefecture(prefecture)) throw new Error('a declaration of an unknown prefecture')
  return { ...of, prefecture }
}

export type WeatherView = ReturnType<typeof withPrefecture<Shown<'dp.work.WeatherDeclaration'>>>

import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { FoundPlace } from './registration.functions.ts'

/** What was filled in last, by field. */
export type Filled = Record<string, string>

/** What all places of a postal code have in common; the rest is empty. */
export function sharedPart(places: readonly FoundPlace[]): FoundPlace {
  const shared = (part: keyof FoundPlace): string => {
    const [first = '', ...others] = new Set(places.map((place) => place[part]))
    return others.length === 0 ? first : ''
  }
  return { prefecture: shared('prefecture'), city: shared('city'), area: shared('area') }
}

/** 「京都府乙訓郡大山崎町」. */
export const placeText = ({ prefecture, city, area }: FoundPlace): string =>
  `${Object.entries(PREFECTURE).find(([id]) => id === prefecture)?.[1] ?? ''}${city}${area}`

/** Fills fields that are empty or hold what was filled in before, never typed ones. Returns whether it filled any. */
export function fillIn(form: HTMLFormElement, place: FoundPlace, filled: Filled): boolean {
  let isFilled = false
  for (const [name, value] of Object.entries({
    prefecture: place.prefecture,
    city: place.city,
    street: place.area,
  })) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const isOurs = control.value === '' || control.value === filled[name]
    if (!isOurs || control.value === value) continue
    control.value = value
    filled[name] = value
    isFilled ||= value !== ''
  }
  return isFilled
}

/** What is said after a look-up. */
export function foundText(count: number, isFilled: boolean): string {
  if (count === 0) return 'この郵便番号の住所は見つかりませんでした。住所を入力してください。'
  if (count > 1) return `この郵便番号には${count}か所の住所があります。下から選ぶか、住所を入力してください。`
  return isFilled ? '住所を入力しました。番地を続けてください。' : '入力済みの住所はそのままにしました。'
}

import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import { wireWordsOf } from '../../../contract/wire-word.ts'
import { isId } from '../../../domain/decimal-id.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toText, toUuid, toWords } from '../../rpc/rpc-input.ts'
import { CANCELLATION_DETAIL } from '../../../domain/cancellation/cancellation-words.ts'

const MESSAGE = 500

export function toListingId(text: string): number {
  if (!isId(text)) throw invalidArgument('求人の番号が正しくありません。')
  return Number(text)
}

export const toApplicationId = (text: string): string => toUuid(text, '応募の番号が正しくありません。')

export const toMessage = (text: string | null): string | null => toText(text ?? '', MESSAGE) || null

export function toDate(date: Date | null): Date | null {
  if (date && Number.isNaN(date.getTime())) throw invalidArgument('希望の時間が正しくありません。')
  return date
}

export function toDocumentKinds(numbers: readonly number[]): DocumentKind[] {
  const kinds = wireWordsOf(WireDocumentKind, numbers)
  if (kinds.length < numbers.length) throw invalidArgument('共有する書類が正しくありません。')
  return [...new Set(kinds)]
}

/** A civil day `YYYY-MM-DD` that exists. */
export function toDay(text: string): string {
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime())
  if (!isDay || !date.toISOString().startsWith(text)) throw invalidArgument('日付が正しくありません。')
  return text
}

export const toWorkId = (text: string): string => toUuid(text, '勤務の番号が正しくありません。')

/** Trims a text of `least` to 500 characters. Throws `invalid_argument`. */
export const toDetail = (text: string, least: number = CANCELLATION_DETAIL.least): string =>
  toWords(text, { ...CANCELLATION_DETAIL, least })

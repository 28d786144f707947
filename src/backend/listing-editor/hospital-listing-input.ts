import { isUuid } from '../../domain/uuid.ts'
import * as v from 'valibot'
import { LISTING_PART, type ListingPart } from '../../domain/listing/draft/field-look.ts'
import { answersSchema, type Answers } from '../../domain/listing/draft/listing-answers.ts'
import { BULK_LIMIT, COPY_DAYS_LIMIT } from '../../domain/listing/draft/same-shift.ts'
import { CONFIRMED_AT_ONCE } from '../../domain/listing/confirmation.ts'
import { listingOfNumber } from '../../domain/listing/listing-number.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The id of a draft or the number of a listing. Throws `invalid_argument`. */
export function toRef(text: string): string {
  if (!isUuid(text) && !listingOfNumber(text)) throw invalidArgument('求人の番号が正しくありません。')
  return text
}

const isPart = (part: string): part is ListingPart => Object.hasOwn(LISTING_PART, part)

export function toPart(part: string): ListingPart {
  if (!isPart(part)) throw invalidArgument('指定された形式で入力してください')
  return part
}

export function toAnswers(answers: readonly { field: string; values: string[] }[]): Answers {
  const typed = Object.fromEntries(answers.map(({ field, values }) => [field, values]))
  const result = v.safeParse(answersSchema, typed)
  if (!result.success) throw invalidArgument('入力が長すぎるか、形式が正しくありません。')
  return result.output
}

/** Distinct days. Throws `invalid_argument`. */
export function toDates(dates: readonly string[]): string[] {
  const days = [...new Set(dates)].toSorted()
  if (days.length > COPY_DAYS_LIMIT)
    throw invalidArgument(`一度にコピーできるのは${COPY_DAYS_LIMIT}日までです。`)
  if (days.some((day) => !DAY.test(day))) throw invalidArgument('日付が正しくありません。')
  return days
}

/** Distinct drafts, each with the version that the member saw. Throws `invalid_argument`. */
export function toChosenDrafts(drafts: readonly { ref: string; version: number }[]) {
  const chosen = [...new Map(drafts.map(({ ref, version }) => [toRef(ref), version]))]
  if (chosen.length === 0) throw invalidArgument('掲載する下書きを選んでください。')
  if (chosen.length > BULK_LIMIT) throw invalidArgument(`一度に掲載できるのは${BULK_LIMIT}件までです。`)
  return chosen.map(([ref, version]) => ({ ref, version }))
}

/** Distinct listings by their numbers. Throws `invalid_argument`. */
export function toListingNumbers(numbers: readonly string[]) {
  const distinct = [...new Set(numbers)]
  if (distinct.length === 0) throw invalidArgument('確認する求人を選んでください。')
  if (distinct.length > CONFIRMED_AT_ONCE)
    throw invalidArgument(`一度に確認できるのは${CONFIRMED_AT_ONCE}件までです。`)
  return distinct.map((number) => {
    const listing = listingOfNumber(number)
    if (!listing) throw invalidArgument('求人の番号が正しくありません。')
    return { number, ...listing }
  })
}

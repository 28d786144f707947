import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import {
  MOST_PREMIUM_YEN,
  MOST_REHIRE_LISTINGS,
  REHIRE_DAYS,
  REHIRE_NOTE,
} from '../../../domain/work/rehire.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** The value of a listing's box: 「spot-12」. */
export const boxOf = ({ kind, id }: { kind: SearchKind; id: string }) => `${kind}-${id}`

/** The boxes that are ticked. */
export const listingsIn = (form: FormData): string[] =>
  form.getAll('listings').filter((value) => typeof value === 'string')

/** The ids of the chosen listings of a kind. */
export const chosenDoctorsIn = (form: FormData, kind: SearchKind): string[] =>
  listingsIn(form).flatMap((box) => (box.startsWith(`${kind}-`) ? [box.slice(kind.length + 1)] : []))

/** 上乗せ in yen; an empty field is none. Null for anything but a possible amount. */
export function premiumIn(form: FormData): number | null {
  const typed = typedIn(form, 'premiumYen').trim()
  const yen = typed === '' ? 0 : typedNumber(typed)
  return yen !== null && yen <= MOST_PREMIUM_YEN ? yen : null
}

function listingsProblem(form: FormData): string | undefined {
  const { length } = listingsIn(form)
  if (length === 0) return REQUIRED
  return length > MOST_REHIRE_LISTINGS ? `一度に選べるのは${MOST_REHIRE_LISTINGS}件までです。` : undefined
}

/** Validation that needs no server. */
export const checkRehire = (form: FormData): Problems =>
  problemsAmong({
    listings: listingsProblem(form),
    premiumYen:
      premiumIn(form) === null
        ? `0円から${yenText(MOST_PREMIUM_YEN)}までを、数字で入力してください。`
        : undefined,
    days: REHIRE_DAYS.some((days) => days === typedIn(form, 'days')) ? undefined : REQUIRED,
    message: lengthProblem(typedIn(form, 'message'), {
      least: 0,
      most: REHIRE_NOTE,
    }),
  })

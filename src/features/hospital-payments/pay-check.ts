import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { MAX_WITHHELD_YEN, MOST_PAID_AT_ONCE } from '../../domain/money/payment.ts'
import { typedNumber } from '../../domain/text/typed-text.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'

export const withheldField = (workId: string) => `withheld-${workId}`

/** The works that are ticked in a form. */
export const chosenIn = (form: FormData): string[] =>
  form.getAll('pay').filter((one): one is string => typeof one === 'string')

function withheldProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const yen = typedNumber(typed)
  return yen === null || typed.includes('-') || yen > MAX_WITHHELD_YEN
    ? '金額を数字で入力してください'
    : undefined
}

/** Validation of the works to pay that needs no server. */
export function checkPay(form: FormData): Problems {
  const chosen = chosenIn(form)
  return problemsAmong({
    paidOn: typedIn(form, 'paidOn') === '' ? REQUIRED : undefined,
    pay:
      chosen.length === 0
        ? '支払い済みにする勤務を選んでください'
        : chosen.length > MOST_PAID_AT_ONCE
          ? `一度に${MOST_PAID_AT_ONCE}件までです`
          : undefined,
    ...Object.fromEntries(
      chosen.map((id) => [withheldField(id), withheldProblem(typedIn(form, withheldField(id)))]),
    ),
  })
}

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { MAX_WITHHELD_YEN, MOST_PAID_AT_ONCE } from '../../../domain/work/payment.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import type { PostedForm } from '../../forms/posted-form.ts'

export const withheldField = (paymentId: string) => `withheld-${paymentId}`
export const worksField = (paymentId: string) => `works-${paymentId}`

const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((one): one is string => typeof one === 'string')

/** The payments that are ticked in a form, each with those of its works that are. */
export const chosenIn = (form: FormData) =>
  textsIn(form, 'pay').map((id) => ({
    id,
    workIds: textsIn(form, worksField(id)),
    withheldYen: typedNumber(typedIn(form, withheldField(id))),
  }))

function withheldProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const yen = typedNumber(typed)
  return yen === null || typed.includes('-') || yen > MAX_WITHHELD_YEN
    ? '金額を数字で入力してください'
    : undefined
}

/** Validation of the payments that needs no server. */
export function checkPay(form: FormData): Problems {
  const chosen = chosenIn(form)
  const works = chosen.reduce((sum, { workIds }) => sum + workIds.length, 0)
  return problemsAmong({
    paidOn: typedIn(form, 'paidOn') === '' ? REQUIRED : undefined,
    pay:
      chosen.length === 0
        ? '支払い済みにする支払いを選んでください'
        : works > MOST_PAID_AT_ONCE
          ? `一度に${MOST_PAID_AT_ONCE}件までです`
          : undefined,
    ...Object.fromEntries(
      chosen.map(({ id, workIds }) => [
        withheldField(id),
        workIds.length === 0
          ? '支払った勤務を1つ以上選んでください'
          : withheldProblem(typedIn(form, withheldField(id))),
      ]),
    ),
  })
}

/** Payments that are ticked; the command checks the day too, and says all at once. */
export const PAY_FORM: PostedForm = { name: 'hospital-pay', typed: ['paidOn'] }

/** The same in a file. */
export const FILE_FORM: PostedForm = { name: 'hospital-pay-file' }

import { DECLARE_WEATHER_OUTCOME, WEATHER_TEXT, weatherDays } from '../../domain/cancellation/weather.ts'
import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { isCivilDay } from '../../domain/text/week-days.ts'
import { today } from '../../platform/clock.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

/** The chosen prefectures of a form of our staff. */
export const prefecturesIn = (form: FormData): Prefecture[] =>
  form.getAll('prefectures').filter((one): one is Prefecture => typeof one === 'string' && isPrefecture(one))

/** The days of a form; one day where no last one is given. */
export function spanIn(form: FormData): { from: string; to: string } {
  const from = typedIn(form, 'fromDay')
  return { from, to: typedIn(form, 'toDay') || from }
}

function check(form: FormData): Problems {
  const { from, to } = spanIn(form)
  const isSpan = isCivilDay(to) && weatherDays({ from, to, today: today() }).length > 0
  return problemsAmong({
    prefectures: typedIn(form, 'side') === 'STAFF' && prefecturesIn(form).length === 0 ? REQUIRED : undefined,
    fromDay: isCivilDay(from) ? undefined : REQUIRED,
    toDay: !isCivilDay(from) || isSpan ? undefined : DECLARE_WEATHER_OUTCOME.DAYS_INVALID,
    reason: lengthProblem(typedIn(form, 'reason'), WEATHER_TEXT),
  })
}

/** Bad weather of days, declared by our staff or a hospital. */
export const DECLARE_WEATHER_FORM: CheckedForm = {
  name: 'declare-weather',
  typed: ['fromDay', 'toDay', 'reason', 'prefectures'],
  check,
}

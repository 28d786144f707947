import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { NG_EFFECT, NG_LIMIT, NG_OUTCOME } from '../../domain/ng/ng-words.ts'
import { DAY_MINUTES, isWeekly, isWholeDays } from '../../domain/ng/ng-times.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

/** What a form of the page changes. */
export const NG_CHANGE = [
  'ADD_HOSPITAL',
  'REMOVE_HOSPITAL',
  'ADD_WEEKLY',
  'REMOVE_WEEKLY',
  'ADD_PERIOD',
  'REMOVE_BLOCK',
  'PAINT_MONTH',
  'IMPORT_ROSTER',
  'MARK_BLOCK',
  'MARK_ROSTER',
  'CLEAR_ROSTER',
  'SET_CONDITIONS',
  'SET_EFFECTS',
] as const
export type TypedNgChange = (typeof NG_CHANGE)[number]

const minutesOf = (typed: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(typed) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

/** Times of day as typed; an end that is not after the start is on the next day, and without both it is the whole day. */
export function weeklyIn(form: FormData) {
  const [from, to] = [typedIn(form, 'from'), typedIn(form, 'to')]
  const weekday = Number(typedIn(form, 'weekday'))
  if (from === '' && to === '') return { weekday, startMinute: 0, endMinute: DAY_MINUTES }
  const [startMinute, end] = [minutesOf(from), minutesOf(to)]
  return { weekday, startMinute, endMinute: end <= startMinute ? end + DAY_MINUTES : end }
}

function periodProblems(form: FormData): Record<string, string | undefined> {
  const [start, end] = [typedIn(form, 'start'), typedIn(form, 'end')]
  const [from, to] = [typedInstant(start).getTime(), typedInstant(end).getTime()]
  return {
    start: Number.isNaN(from) ? REQUIRED : undefined,
    end: Number.isNaN(to) ? REQUIRED : to <= from ? NG_OUTCOME.BAD_PERIOD : undefined,
    isWork:
      typedIn(form, 'isWork') !== '' && isWholeDays({ start: from, end: to })
        ? NG_OUTCOME.NO_HOURS
        : undefined,
  }
}

function weeklyProblems(form: FormData): Record<string, string | undefined> {
  const weekly = weeklyIn(form)
  if (!(weekly.weekday >= 1 && weekly.weekday <= 7)) return { weekday: REQUIRED }
  return {
    from: Number.isNaN(weekly.startMinute) ? REQUIRED : undefined,
    to: isWeekly(weekly) || Number.isNaN(weekly.startMinute) ? undefined : REQUIRED,
  }
}

export const fileIn = (form: FormData): File | null => {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? file : null
}

function check(form: FormData): Problems {
  switch (typedIn(form, 'change')) {
    case 'ADD_HOSPITAL':
      return problemsAmong({
        reason: lengthProblem(typedIn(form, 'reason'), { least: 0, most: NG_LIMIT.reason }),
      })
    case 'ADD_WEEKLY':
      return problemsAmong(weeklyProblems(form))
    case 'ADD_PERIOD':
      return problemsAmong(periodProblems(form))
    case 'IMPORT_ROSTER': {
      const file = fileIn(form)
      return problemsAmong({
        file: !file ? REQUIRED : file.size > NG_LIMIT.fileBytes ? NG_OUTCOME.FILE_TOO_LARGE : undefined,
      })
    }
    case 'SET_EFFECTS':
      return problemsAmong(
        Object.fromEntries(
          ['HOSPITAL', 'DATE', 'CONDITION']
            .map((scope) => `effect-${scope}`)
            .map((field) => [field, Object.hasOwn(NG_EFFECT, typedIn(form, field)) ? undefined : REQUIRED]),
        ),
      )
    default:
      return {}
  }
}

/** Each form of the page makes one change; `change` tells which. */
export const NG_FORM: CheckedForm = {
  name: 'ng-settings',
  typed: ['change', 'start', 'end', 'isWork', 'reason'],
  check,
}

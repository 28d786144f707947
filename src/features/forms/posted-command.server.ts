import { redirect } from '@tanstack/react-router'
import { setResponseHeader } from '@tanstack/react-start/server'
import { stringifySearch } from '../../domain/search/search-serialization.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import { byScript } from '../../platform/server/by-script.server.ts'
import { logError } from '../../platform/server/log.server.ts'
import { isRefusal, isSessionEnd, PublicError, SESSION_ENDED } from '../../platform/faults/public-error.ts'
import * as patientRule from '../../domain/text/patient-data.ts'
import { allTypedIn, invalidAnswer, type FormAnswer, type InvalidAnswer } from './form-answer.ts'
import { formOf } from './form-fields.ts'
import { guardProblems } from './guarded-texts.ts'
import type { CheckedForm, PostedForm } from './posted-form.ts'
import { keepAnswer } from './kept-answer.server.ts'
import { keepUnsent, sessionToKeep } from './unsent-answer.server.ts'

/**
 * Outcome of a command that threw, for a browser without JavaScript. A refusal's message is kept for the next
 * page; a bug or an outage is logged.
 */
type Unreached = { outcome: 'UNREACHABLE'; problems?: undefined }

const UNREACHED: Unreached = { outcome: 'UNREACHABLE' }

/** `posted` is the whole form; empty where the schema keeps none beside what it reads. */
type Run<Input, Answer> = (input: Input, posted: FormData) => Promise<Answer>

type PostedCommand<Input, Answer extends FormAnswer> = {
  run: Run<Input, Answer>
  /** Where the browser's own post is redirected: a page that shows the outcome. */
  next: (answer: Answer | Unreached, input: Input) => Address | string
  /** The form; it is checked before the command runs, and that page shows its kept answer. */
  form?: PostedForm | string
  /** Typed values that are not secret, shown again unless `isDone` says that the form is finished. */
  typed?: (input: Input) => Readonly<Record<string, string>>
  isDone?: (answer: Answer | Unreached) => boolean
  /** Outcomes after which the form is finished: what was typed is not shown again. */
  done?: Answer['outcome'] | readonly Answer['outcome'][]
}

type Call<Input> = { data: Input; serverFnMeta: { name?: string } }

/** Whether a file was chosen in the posted form. */
const hasFile = (input: unknown): boolean =>
  [...(formOf(input)?.values() ?? [])].some((value) => value instanceof File && value.size > 0)

/** The typed values of a form that are not secret, by name. */
const typedValues = ({ typed = [] }: PostedForm, posted: FormData): Record<string, string> =>
  Object.fromEntries(typed.map((field) => [field, allTypedIn(posted, field).join(',')]))

function posting(input: unknown): FormData {
  const form = formOf(input)
  if (!form) throw new Error('a posted command reads a form')
  return form
}

/** Texts of the form that seem to hold a patient's data, of which the writer does not say that they hold none. */
function patientProblems(input: unknown): Record<string, string> {
  const form = formOf(input)
  return form ? guardProblems(form, patientRule) : {}
}

/** A page that shows a kept answer needs no outcome, which would only say that no answer came. */
function withoutOutcome(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid')
  const rest = [...searchParams].filter(([, value]) => value !== UNREACHED.outcome)
  return pathname + stringifySearch(Object.fromEntries(rest)) + hash
}

const isSignedOut = ({ outcome }: FormAnswer): boolean => outcome === 'SIGNED_OUT'

/**
 * The handler of a server function behind a form. A call by script gets the answer and keeps the typed values
 * itself. The browser's own post gets a 303 redirect to a page that shows the typed values and all errors.
 * When the session has ended, both lead to that page by way of the log-in. Script has looked for patients' data in
 * the form's free texts before it calls (`usePosted`); of the browser's own post they are looked at here.
 */
export function postedCommand<Input, Answer extends FormAnswer>(
  command: PostedCommand<Input, Answer | InvalidAnswer> & { form: CheckedForm; run: Run<Input, Answer> },
): (call: Call<Input>) => Promise<(Answer & { problems?: undefined }) | InvalidAnswer>
export function postedCommand<Input, Answer extends FormAnswer>(
  command: PostedCommand<Input, Answer>,
): (call: Call<Input>) => Promise<Answer>
export function postedCommand<Input>({
  run: command,
  next,
  form: of,
  done = [],
  ...old
}: PostedCommand<Input, FormAnswer>) {
  return async ({ data, serverFnMeta }: Call<Input>): Promise<FormAnswer> => {
    const form = typeof of === 'string' ? of : of?.name
    const typed = (): Readonly<Record<string, string>> =>
      typeof of === 'object' ? typedValues(of, posting(data)) : (old.typed?.(data) ?? {})
    const isDone = (answer: FormAnswer | Unreached): boolean =>
      [done].flat().some((outcome) => outcome === answer.outcome) || (old.isDone?.(answer) ?? false)
    const run = async (): Promise<FormAnswer> => {
      const invalid = typeof of === 'object' && of.check ? invalidAnswer(of.check(posting(data))) : null
      return invalid ?? command(data, formOf(data) ?? new FormData())
    }
    const pageAfter = (answer: FormAnswer | Unreached): string => {
      const address = next(answer, data)
      return typeof address === 'string' ? address : hrefOf(address)
    }
    /** The page that shows what is kept; null if nothing is. */
    const keepForLogIn = async (): Promise<string | null> => {
      if (form === undefined) return null
      const address = withoutOutcome(pageAfter(UNREACHED))
      const unsent = { form, address, typed: typed(), hasFile: hasFile(data) }
      return (await keepUnsent(unsent)) ? address : null
    }

    if (byScript()) {
      const isLeft = sessionToKeep() !== undefined
      const answered = isLeft ? Promise.reject(new PublicError(SESSION_ENDED, { status: 409 })) : run()
      const hasEnded = await answered.then(isSignedOut, (error: unknown) => isLeft || isSessionEnd(error))
      const address = hasEnded ? await keepForLogIn() : null
      if (address !== null) setResponseHeader('X-Unsent-At', address)
      return answered
    }

    if (form) {
      const problems = patientProblems(data)
      if (Object.keys(problems).length > 0) {
        keepAnswer(form, { problems, typed: typed() })
        throw redirect({ href: withoutOutcome(pageAfter(UNREACHED)), statusCode: 303 })
      }
    }

    let refusal: string | undefined
    let isOver = false
    const answer = await run().catch((error: unknown) => {
      isOver = isSessionEnd(error)
      if (isRefusal(error)) refusal = error.message
      else logError(error, { serverFunction: serverFnMeta.name })
      return UNREACHED
    })
    if (form && (isOver || isSignedOut(answer))) {
      const address = await keepForLogIn()
      if (address === null) keepAnswer(form, { problems: {}, typed: {}, refusal })
      throw redirect({ href: address ?? pageAfter(UNREACHED), statusCode: 303 })
    }
    const kept = { problems: answer.problems ?? {}, typed: typed() }
    const isWorthKeeping =
      refusal !== undefined || Object.keys({ ...kept.problems, ...kept.typed }).length > 0
    if (form && isWorthKeeping && !isDone(answer)) keepAnswer(form, { ...kept, refusal })
    throw redirect({ href: pageAfter(answer), statusCode: 303 })
  }
}

import { redirect } from '@tanstack/react-router'
import { setResponseHeader } from '@tanstack/react-start/server'
import { stringifySearch } from '../../domain/search/search-serialization.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import { byScript } from '../../platform/server/by-script.server.ts'
import { logError } from '../../platform/server/log.server.ts'
import { isRefusal, isSessionEnd, PublicError, SESSION_ENDED } from '../../platform/faults/public-error.ts'
import * as patientRule from '../../domain/text/patient-data.ts'
import type { FormAnswer } from './form-answer.ts'
import { formOf } from './form-fields.ts'
import { guardProblems } from './guarded-texts.ts'
import { keepAnswer } from './kept-answer.server.ts'
import { keepUnsent, keptFor } from './unsent-answer.server.ts'

/**
 * Outcome of a command that threw, for a browser without JavaScript. A refusal's message is kept for the next
 * page; a bug or an outage is logged.
 */
type Unreached = { outcome: 'UNREACHABLE'; problems?: undefined }

const UNREACHED: Unreached = { outcome: 'UNREACHABLE' }

type PostedCommand<Input, Answer> = {
  run: (input: Input) => Promise<Answer>
  /** Where the browser's own post is redirected: a page that shows the outcome. */
  next: (answer: Answer | Unreached, input: Input) => Address | string
  /** Name of the form, by which that page finds the kept answer. */
  form?: string
  /** Typed values that are not secret, shown again unless `isDone` says that the form is finished. */
  typed?: (input: Input) => Readonly<Record<string, string>>
  isDone?: (answer: Answer | Unreached) => boolean
}

type Call<Input> = { data: Input; serverFnMeta: { name?: string } }

/** Whether a file was chosen in the posted form. */
const hasFile = (input: unknown): boolean =>
  [...(formOf(input)?.values() ?? [])].some((value) => value instanceof File && value.size > 0)

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
export const postedCommand =
  <Input, Answer extends FormAnswer>({ run, next, form, typed, isDone }: PostedCommand<Input, Answer>) =>
  async ({ data, serverFnMeta }: Call<Input>): Promise<Answer> => {
    const pageAfter = (answer: Answer | Unreached): string => {
      const address = next(answer, data)
      return typeof address === 'string' ? address : hrefOf(address)
    }
    /** The page that shows what is kept; null if nothing is. */
    const keepForLogIn = async (): Promise<string | null> => {
      if (form === undefined) return null
      const address = withoutOutcome(pageAfter(UNREACHED))
      const unsent = { form, address, typed: typed?.(data) ?? {}, hasFile: hasFile(data) }
      return (await keepUnsent(unsent)) ? address : null
    }

    if (byScript()) {
      const isLeft = keptFor() !== undefined
      const answered = isLeft ? Promise.reject(new PublicError(SESSION_ENDED, { status: 409 })) : run(data)
      const hasEnded = await answered.then(isSignedOut, (error: unknown) => isLeft || isSessionEnd(error))
      const address = hasEnded ? await keepForLogIn() : null
      if (address !== null) setResponseHeader('X-Unsent-At', address)
      return answered
    }

    if (form) {
      const problems = patientProblems(data)
      if (Object.keys(problems).length > 0) {
        keepAnswer(form, { problems, typed: typed?.(data) ?? {} })
        throw redirect({ href: withoutOutcome(pageAfter(UNREACHED)), statusCode: 303 })
      }
    }

    let refusal: string | undefined
    let isOver = false
    const answer = await run(data).catch((error: unknown) => {
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
    const kept = { problems: answer.problems ?? {}, typed: typed?.(data) ?? {} }
    const isWorthKeeping =
      refusal !== undefined || Object.keys({ ...kept.problems, ...kept.typed }).length > 0
    if (form && isWorthKeeping && !isDone?.(answer)) keepAnswer(form, { ...kept, refusal })
    throw redirect({ href: pageAfter(answer), statusCode: 303 })
  }

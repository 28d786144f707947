import { redirect } from '@tanstack/react-router'
import { hrefOf, type Address } from '../../platform/address.ts'
import { byScript } from '../../platform/server/by-script.server.ts'
import { logError } from '../../platform/server/log.server.ts'
import { isRefusal } from '../../platform/faults/public-error.ts'
import type { FormAnswer } from './form-answer.ts'
import { keepAnswer } from './kept-answer.server.ts'

/**
 * Outcome of a command that threw, for a browser without JavaScript. A refusal's message is kept for the next
 * page; a bug or an outage is logged.
 */
type Unreached = { outcome: 'UNREACHABLE'; problems?: undefined }

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

/**
 * The handler of a server function behind a form. A call by script gets the answer and keeps the typed values
 * itself. The browser's own post gets a 303 redirect to a page that shows the typed values and all errors.
 */
export const postedCommand =
  <Input, Answer extends FormAnswer>({ run, next, form, typed, isDone }: PostedCommand<Input, Answer>) =>
  async ({ data, serverFnMeta }: Call<Input>): Promise<Answer> => {
    if (byScript()) return run(data)
    let refusal: string | undefined
    const answer = await run(data).catch((error: unknown): Unreached => {
      if (isRefusal(error)) refusal = error.message
      else logError(error, { serverFunction: serverFnMeta.name })
      return { outcome: 'UNREACHABLE' }
    })
    const kept = { problems: answer.problems ?? {}, typed: typed?.(data) ?? {} }
    const isWorthKeeping =
      refusal !== undefined || Object.keys({ ...kept.problems, ...kept.typed }).length > 0
    if (form && isWorthKeeping && !isDone?.(answer)) keepAnswer(form, { ...kept, refusal })
    const address = next(answer, data)
    throw redirect({ href: typeof address === 'string' ? address : hrefOf(address), statusCode: 303 })
  }

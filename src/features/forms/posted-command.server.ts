import { redirect } from '@tanstack/react-router'
import { hrefOf, type Address } from '../../platform/address.ts'
import { byScript } from '../../platform/by-script.server.ts'
import { logError } from '../../platform/log.server.ts'
import { isRefusal } from '../../platform/faults/public-error.ts'
import type { FormAnswer } from './form-answer.ts'
import { keepAnswer } from './kept-answer.server.ts'

/** What is said without script of a command that threw: a refusal in its own words; a bug or an outage stands in the log. */
type Unreached = { outcome: 'UNREACHABLE'; problems?: undefined }

type PostedCommand<Input, Answer> = {
  run: (input: Input) => Promise<Answer>
  /** Where the browser's own post goes on: a page that says what came of it. */
  next: (answer: Answer | Unreached, input: Input) => Address | string
  /** Names the form to that page, which shows again what is wrong and what was typed. */
  form?: string
  /** What was typed and is no secret; kept unless nothing is left to type. */
  typed?: (input: Input) => Readonly<Record<string, string>>
  isDone?: (answer: Answer | Unreached) => boolean
}

type Call<Input> = { data: Input; serverFnMeta: { name?: string } }

/**
 * The handler of a server function behind a form. Script gets the answer, so that what was typed stays; the browser's own
 * post gets 303, and the page it leads to shows what was typed and all that is wrong with it.
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

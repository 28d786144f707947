/** The doctor is told after this time that the connection is bad. */
const TIMEOUT_MS = 20_000

/** A server function that takes a form, and the URL to which the browser posts that form by itself. */
export type Command<Answer> = {
  url: string
  (call: { data: FormData; signal: AbortSignal }): Promise<Answer>
}

export const postCall = <Answer>(command: Command<Answer>, data: FormData): Promise<Answer> =>
  command({ data, signal: AbortSignal.timeout(TIMEOUT_MS) })

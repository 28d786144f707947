/** How long a doctor waits before hearing that the line is bad. */
const PATIENCE_MS = 20_000

/** A server function that takes a form, and the URL the browser's own post of it goes to. */
export type Command<Answer> = {
  url: string
  (call: { data: FormData; signal: AbortSignal }): Promise<Answer>
}

export const postCall = <Answer>(command: Command<Answer>, data: FormData): Promise<Answer> =>
  command({ data, signal: AbortSignal.timeout(PATIENCE_MS) })

/** The doctor is told after this time that the connection is bad. */
const TIMEOUT_MS = 20_000

/** A server function that takes a form, and the URL to which the browser posts that form by itself. */
export type Command<Answer> = {
  url: string
  (call: {
    data: FormData
    signal: AbortSignal
    fetch?: typeof fetch
    headers?: HeadersInit
  }): Promise<Answer>
}

export const postCall = <Answer>(command: Command<Answer>, data: FormData): Promise<Answer> =>
  command({ data, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** A page whose session has ended waits no longer than this before it is left. */
const KEEP_TIMEOUT_MS = 3_000

/** Sends what is typed for keeping only (`keepUnsent`): the command does not run. */
export const postForKeeping = (
  command: Command<unknown>,
  form: HTMLFormElement,
  sessionId: string,
): Promise<unknown> =>
  command({
    data: new FormData(form),
    signal: AbortSignal.timeout(KEEP_TIMEOUT_MS),
    headers: { 'X-Keep-Unsent': sessionId },
  })

const keepAliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** A post that arrives even when the page is left at once. For small forms: the browser allows 64 KiB in all. */
export const postLasting = <Answer>(command: Command<Answer>, data: FormData): Promise<Answer> =>
  command({ data, signal: AbortSignal.timeout(TIMEOUT_MS), fetch: keepAliveFetch })

import type { FirebaseProject } from '#app/backend/account/token/firebase-project.ts'
import { createBackend, type Backend, type BackendDeps } from '#app/backend/server.ts'
import type { Database } from '#app/backend/database/client.ts'
import { NOW, ORIGIN } from './doctors.ts'
import { takeJobs } from './jobs.ts'

export type TestBackend = Backend & {
  reported: unknown[]
  /** Sends every mail that was ordered, whenever it is due. */
  sendMails(): Promise<void>
}

/** The backend over a test's database, with a clock that stands still unless one is given. */
export function testBackend(
  database: Database,
  clock: () => Date = () => NOW,
  firebase: FirebaseProject | null = null,
  parties: Pick<
    BackendDeps,
    | 'line'
    | 'lineMessaging'
    | 'webPush'
    | 'files'
    | 'log'
    | 'sendMail'
    | 'bankKey'
    | 'secondFactor'
    | 'staffSecondFactor'
    | 'hashing'
    | 'listenUrl'
  > = {},
): TestBackend {
  const reported: unknown[] = []
  const backend = createBackend({
    database,
    clock,
    origin: ORIGIN,
    production: true,
    firebase,
    ...parties,
    report: (error) => reported.push(error),
  })
  const sendMails = async () => {
    for (const mail of await takeJobs(database, 'mail')) await backend.jobs.run('mail', [mail])
  }
  return { ...backend, reported, sendMails }
}

/** A POST of JSON as the app's own page would send it. */
export const post = (
  path: string,
  body: unknown,
  { bearer, ...headers }: Record<string, string | undefined> = {},
): Request => {
  const sent = new Headers({ 'Content-Type': 'application/json', Origin: ORIGIN })
  if (bearer) sent.set('Authorization', `Bearer ${bearer}`)
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, value)
  return new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: sent,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** A call over Twirp, `{package.Service}/{Method}`: the status and the body. */
export async function callTwirp(backend: Backend, path: string, body: unknown, bearer?: string) {
  const response = await backend.handlers.twirp(post(`/twirp/${path}`, body, { bearer }))
  return { status: response.status, body: await response.json() }
}

/** A call to the work service. */
export const callWork = (backend: Backend, method: string, body: unknown, bearer?: string) =>
  callTwirp(backend, `dp.work.Work/${method}`, body, bearer)

/** A new idempotency key, as a field of a call. */
export const key = () => ({ idempotency_key: crypto.randomUUID() })

/** The word of an answer's outcome, or the code of a refusal. */
export const wordOf = ({ body }: { body: { outcome?: string; code?: string } }) =>
  body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code

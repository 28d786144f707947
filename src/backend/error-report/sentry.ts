import { randomUUID } from 'node:crypto'
import { APP_VERSION } from '../../domain/visit/app-version.ts'
import type { RateLimit } from '../limits/rate-limit.ts'

/** What a DSN says: where envelopes go, and the public key they are sent with. */
export type SentryProject = { url: string; key: string }

/** A fault as Sentry is told of it. Its texts hold no personal data any more. */
export type ToldFault = {
  name: string
  message: string
  /** Stack frames, the innermost first: 「at run (file.js:12:345)」. */
  stack: readonly string[]
  /** Path of the page or call, without query. */
  path: string
  side: 'browser' | 'server'
}

const TIMEOUT_MS = 3_000
const FRAME = /^at (?:(?:async )?(\S+) \()?([^\s()]+?):(\d+):(\d+)\)?$/

/** The project of a DSN, `https://<key>@<host>/<path?>/<number>`; null when it is none. */
export function sentryProject(dsn: string): SentryProject | null {
  const url = URL.parse(dsn)
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || !project || url.username === '' || !/^https?:$/.test(url.protocol)) return null
  return { url: `${url.protocol}//${url.host}${path}/api/${project}/envelope/`, key: url.username }
}

function frameOf(line: string) {
  const [, run = '?', file, row, column] = FRAME.exec(line) ?? []
  return file === undefined
    ? []
    : [{ function: run, filename: file, lineno: Number(row), colno: Number(column), in_app: true }]
}

/** One event in Sentry's envelope format, which names its parts line by line. */
function envelopeOf(fault: ToldFault, at: Date): string {
  const id = randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: at.toISOString(),
    platform: fault.side === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release: APP_VERSION,
    transaction: fault.path,
    tags: { side: fault.side },
    exception: {
      values: [
        {
          type: fault.name,
          value: fault.message,
          // Sentry reads the innermost frame last.
          stacktrace: { frames: fault.stack.flatMap(frameOf).toReversed() },
        },
      ],
    },
  }
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

type Options = {
  project: SentryProject
  clock: () => Date
  waitOf: RateLimit
  /** Told when Sentry cannot be reached. */
  failed: (reason: string) => void
}

/** Sends faults to Sentry. Never waits for the answer and never throws; faults over the limit are dropped. */
export function createSentry({ project, clock, waitOf, failed }: Options): (fault: ToldFault) => void {
  return (fault) => {
    if (waitOf('') !== null) return
    fetch(project.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=dp-work/${APP_VERSION}, sentry_key=${project.key}`,
      },
      body: envelopeOf(fault, clock()),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => {
        void response.body?.cancel()
        if (!response.ok) failed(`status ${response.status}`)
      },
      () => failed('unreachable'),
    )
  }
}

/** What a line of the log holds beside its time, level and event. */
export type Fields = Readonly<Record<string, unknown>>

const LONGEST = 2_000
const DEEPEST = 5

/** Terminals obey some of these, and readers of logs take others for the end of a line; JSON leaves them as they are. */
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g
const MAIL = /[^\s@<>()"'=]+@[^\s@<>()"',]+/g

const escaped = (json: string) =>
  json.replace(INVISIBLE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** What an error says, without what was put into a statement or typed into a form. */
function messageOf(error: Error): string {
  // The query builder's message carries the parameters: the statement alone is what helps.
  if (textOf(error, 'query') !== undefined && 'params' in error) return 'Failed query'
  // Data exceptions of the database and refusals of schemas quote the value.
  const quotes = (textOf(error, 'code') ?? '').startsWith('22') || error.name === 'ValiError'
  const message = quotes ? error.message.replace(/"[^"]*"/g, '"…"') : error.message
  return shortened(message.replace(MAIL, '[mail]'))
}

/** Where it was thrown: the frames, without the message that stands before them. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

export type Described = { name?: string; message: string; code?: string | undefined } & Fields

/** An error with all its causes, as a line of the log holds it: never a statement's parameters. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { message: shortened(String(error)) }
  const { cause } = error
  return {
    name: error.name,
    message: messageOf(error),
    code: textOf(error, 'code'),
    // Of the database's: names of ours. Its `detail` and `where` quote rows.
    constraint: textOf(error, 'constraint'),
    table: textOf(error, 'table'),
    column: textOf(error, 'column'),
    query: textOf(error, 'query')?.slice(0, 500),
    stack: framesOf(error),
    cause: cause === undefined || depth >= DEEPEST ? undefined : describeError(cause, depth + 1),
  }
}

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'bigint') return String(value)
  return typeof value === 'string' ? shortened(value) : value
}

/** One line, whatever the fields hold. */
export function logLine(fields: Fields): string {
  try {
    return escaped(JSON.stringify(fields, plain))
  } catch {
    return escaped(JSON.stringify({ at: fields['at'], level: 'error', event: 'log_failed' }))
  }
}

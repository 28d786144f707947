/** The fields of a log line besides time, level and event. */
export type Fields = Readonly<Record<string, unknown>>

/** Characters of a text in a line; what strangers send gets no further. */
const LONGEST = 500
const DEEPEST = 5

/**
 * Control and invisible characters: terminals obey some, log readers take some for a line end, and
 * `JSON.stringify` does not escape them.
 */
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g
const MAIL = /[^\s@<>()"'=]+@[^\s@<>()"',]+/g

const escaped = (json: string) =>
  json.replace(INVISIBLE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The error's message without SQL parameters, form input and mail addresses. */
function messageOf(error: Error): string {
  // The query builder's message contains the SQL parameters; the statement alone is logged as `query`.
  if (textOf(error, 'query') !== undefined && 'params' in error) return 'Failed query'
  // Data exceptions of PostgreSQL (SQLSTATE class 22) and errors of valibot quote the value.
  const quotes = (textOf(error, 'code') ?? '').startsWith('22') || error.name === 'ValiError'
  const message = quotes ? error.message.replace(/"[^"]*"/g, '"…"') : error.message
  return shortened(message.replace(MAIL, '[mail]'))
}

/** The stack frames, without the message above them. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

export type Described = { name?: string; message: string; code?: string | undefined } & Fields

/** An error and its chain of causes as log fields, without SQL parameters. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { message: shortened(String(error)) }
  const { cause } = error
  return {
    name: error.name,
    message: messageOf(error),
    code: textOf(error, 'code'),
    // In database errors these are names of our schema; `detail` and `where` quote rows and are left out.
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

/** One line of JSON. Never throws: fields that cannot be serialised become the event `log_failed`. */
export function logLine(fields: Fields): string {
  try {
    return escaped(JSON.stringify(fields, plain))
  } catch {
    return escaped(JSON.stringify({ at: fields['at'], level: 'error', event: 'log_failed' }))
  }
}

import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import { currentPart, type Round } from '../../platform/server/together.server.ts'

type Result = { rows: unknown[]; fields: { name: string; dataTypeID: number }[] }
type Parse = (oid: number, format: 'text') => (text: string) => unknown

/** What drizzle gives to the driver, and how the answer is to be read. */
type Statement = { text: string; values: unknown[]; isArray: boolean; parserOf: Parse }

type Read = PromiseWithResolvers<unknown> & {
  statement: Statement
  /** Sends it by itself. */
  alone: () => unknown
}

/** What is known of a text: its columns, and how it is written behind other statements, by the number of their values. */
type Known = { columns: readonly Column[]; behind: Map<number, string> }

type KnownRead = Read & Known

type Column = Result['fields'][number]

/** Texts whose columns are known. */
const REMEMBERED = 2_000

const READS = /^\s*(?:select|with|\()/i
/** Within a statement that is part of another one, PostgreSQL changes nothing and locks nothing. */
const CHANGES =
  /\b(?:insert|update|delete|for (?:no key )?(?:update|share)|pg_\w*lock\w*|pg_notify|set_config|nextval|setval)\b/i

const parserOf: Parse = (oid, format) => {
  const parse: unknown = pg.types.getTypeParser(oid, format)
  return isParser(parse) ? parse : String
}

const isParser = (value: unknown): value is (text: string) => unknown => typeof value === 'function'

const isParse = (value: unknown): value is Parse => typeof value === 'function'

function statementOf([config, values]: unknown[]): Statement | null {
  if (typeof config !== 'object' || config === null || !('text' in config)) return null
  if (typeof config.text !== 'string' || !Array.isArray(values)) return null
  if (!READS.test(config.text) || CHANGES.test(config.text) || config.text.includes(';')) return null
  const types: unknown = 'types' in config ? config.types : undefined
  const own: unknown =
    typeof types === 'object' && types !== null ? Reflect.get(types, 'getTypeParser') : null
  return {
    text: config.text,
    values,
    isArray: 'rowMode' in config && config.rowMode === 'array',
    parserOf: isParse(own) ? own : parserOf,
  }
}

const isResult = (result: unknown): result is Result =>
  typeof result === 'object' && result !== null && 'rows' in result && 'fields' in result

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value)

const isSame = (one: Statement, other: Statement) =>
  one.text === other.text &&
  one.isArray === other.isArray &&
  one.values.length === other.values.length &&
  one.values.every((value, place) => Object.is(plain(value), plain(other.values[place])))

/** A statement as a column of another one: its rows as JSON, every value as the text that the server would send. */
function asColumn(text: string, columns: readonly Column[], earlierValues: number): string {
  const names = columns.map((_, place) => `c${place}`)
  const shifted = text.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + earlierValues}`)
  const row = `array[${names.map((name) => `${name}::text`).join(', ')}]`
  return `(select json_agg(${row}) from (${shifted}) one(${names.join(', ')}))`
}

const areTexts = (rows: unknown): rows is (string | null)[][] => Array.isArray(rows)

/** What the driver would have answered. */
function resultOf({ isArray, parserOf: parser }: Statement, columns: readonly Column[], rows: unknown) {
  const parsers = columns.map(({ dataTypeID }) => parser(dataTypeID, 'text'))
  const read = (areTexts(rows) ? rows : []).map((row) =>
    row.map((text, place) => (text === null ? null : parsers[place]?.(text))),
  )
  const shown = isArray
    ? read
    : read.map((row) => Object.fromEntries(columns.map(({ name }, place) => [name, row[place]])))
  return { command: 'SELECT', rowCount: shown.length, rows: shown, fields: columns }
}

/** Whether it is the fault of one of the statements: not a lack of resources, a timeout, or a server that ends. */
const isOfOne = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:53|55|57|58)/.test(error.code ?? '')

/**
 * From now on what the parts of `together` ask the pool at once goes as one statement, so that it is one snapshot too. The
 * first time a text goes alone, and tells which columns it has. When the one statement fails, each part is asked alone, so
 * that one that fails leaves the others be. `logger` hears of what is sent.
 */
export function joinReads(pool: pg.Pool, logger: Logger | undefined): void {
  const original: unknown = Reflect.get(pool, 'query')
  if (typeof original !== 'function') return
  const send = (args: unknown[]): unknown => {
    const [config, values] = args
    if (typeof config === 'object' && config !== null && 'text' in config)
      logger?.logQuery(String(config.text), Array.isArray(values) ? values : [])
    return Reflect.apply(original, pool, args)
  }
  const knownTexts = new Map<string, Known>()
  const unsent = new WeakMap<Round, Read[]>()

  async function sendAlone({ statement, alone, resolve, reject }: Read): Promise<void> {
    try {
      const result = await alone()
      if (isResult(result) && result.fields.length > 0) {
        knownTexts.set(statement.text, { columns: result.fields, behind: new Map() })
        const [oldest] = knownTexts.keys()
        if (knownTexts.size > REMEMBERED && oldest !== undefined) knownTexts.delete(oldest)
      }
      resolve(result)
    } catch (error) {
      reject(error)
    }
  }

  async function sendJoined(reads: readonly KnownRead[]): Promise<void> {
    const values: unknown[] = []
    const texts = reads.map(({ statement, columns, behind }) => {
      const text = behind.get(values.length) ?? asColumn(statement.text, columns, values.length)
      behind.set(values.length, text)
      values.push(...statement.values)
      return text
    })
    try {
      const result = await send([{ text: `select ${texts.join(', ')}`, rowMode: 'array' }, values])
      const row: unknown = isResult(result) ? result.rows[0] : undefined
      reads.forEach(({ statement, columns, resolve }, place) =>
        resolve(resultOf(statement, columns, Array.isArray(row) ? row[place] : null)),
      )
    } catch (error) {
      if (isOfOne(error)) await Promise.all(reads.map(sendAlone))
      else for (const { reject } of reads) reject(error)
    }
  }

  function sendAll(reads: readonly Read[]): void {
    const known: KnownRead[] = []
    for (const read of reads) {
      const ofText = knownTexts.get(read.statement.text)
      if (ofText) known.push({ ...read, ...ofText })
      else void sendAlone(read)
    }
    const [one, ...others] = known
    if (one && others.length === 0) void sendAlone(one)
    else if (one) void sendJoined(known)
  }

  Reflect.set(pool, 'query', (...args: unknown[]): unknown => {
    const part = currentPart()
    const statement = part && statementOf(args)
    if (!part || !statement) return send(args)
    let reads = unsent.get(part.round)
    if (!reads) {
      const collected: Read[] = []
      reads = collected
      unsent.set(part.round, reads)
      part.round.whenAllWait(() => {
        unsent.delete(part.round)
        sendAll(collected)
      })
    }
    const known = reads.find((one) => isSame(one.statement, statement))
    const read = known ?? { statement, alone: () => send(args), ...Promise.withResolvers<unknown>() }
    if (!known) reads.push(read)
    return part.wait(read.promise)
  })
}

import { createHash, randomBytes } from 'node:crypto'
import { DatabaseError } from 'pg'
import { logEvent } from '../../platform/server/log.server.ts'

/** Statements that one connection keeps prepared at most. */
const KEPT = 250
/** Characters of their texts: each takes about 110 bytes of the server's memory, so that all take 70 MB at most. */
const KEPT_LENGTH = 600_000
/** Texts that are remembered, so that a text which no statement repeats is forgotten. */
const REMEMBERED = 1_000

/** Whether a prepared statement cannot be used any more, through a changed table or a pooler that has lost it. */
export function isLostPlan(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof DatabaseError)) continue
    return isForgotten(cause) || (cause.code === '0A000' && cause.routine === 'RevalidateCachedQuery')
  }
  return false
}

/** invalid_sql_statement_name, duplicate_prepared_statement: the server is not the one that the statement was prepared on. */
const isForgotten = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '26000' || error.code === '42P05')

type Named = { name: string; text: string }

/** The names of the statements of one connection. */
export type ConnectionNames = {
  /** A statement's name and the text to prepare; null for the first time on this connection, and when it keeps enough. */
  of(text: string): Named | null
}

/** The command and a hash of the text, for instance `select_5d41402abc4b2a76b971`. */
function named(text: string): Named {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  return { name: `${verb}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text }
}

export type StatementNames = {
  ofConnection(): ConnectionNames
  /** Tells of an error of a named statement; whether the statement is to be run once more, without its name. */
  isLost(error: unknown, name: string): boolean
}

/**
 * Names for the statements that a connection repeats, by which the server keeps their plans. A name is a hash of the text,
 * so that it means the same on every connection that a pooler mixes.
 */
export function createStatementNames(): StatementNames {
  const remembered = new Map<string, Named>()
  /** Differs after a table was changed: a pooler knows a statement by its text and would give the old plan for it. */
  let mark = ''
  let isOff = false

  function remember(text: string): Named {
    const known = remembered.get(text)
    remembered.delete(text)
    const one = known ?? named(text + mark)
    remembered.set(text, one)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return one
  }

  return {
    ofConnection() {
      const prepared = new Set<string>()
      let length = 0
      let once = new Set<string>()
      return {
        of(text) {
          if (isOff) return null
          const one = remember(text)
          if (prepared.has(one.name)) return one
          if (prepared.size >= KEPT || length + text.length > KEPT_LENGTH) return null
          if (!once.has(one.name)) {
            if (once.size >= REMEMBERED) once = new Set()
            once.add(one.name)
            return null
          }
          once.delete(one.name)
          prepared.add(one.name)
          length += text.length
          return one
        },
      }
    },
    isLost(error, name) {
      if (!isLostPlan(error)) return false
      if (isForgotten(error)) {
        if (!isOff) logEvent('statements_not_kept', { hint: 'PgBouncer: max_prepared_statements' }, 'warn')
        isOff = true
      } else if ([...remembered.values()].some((one) => one.name === name)) {
        mark = ` /* ${randomBytes(6).toString('hex')} */`
        remembered.clear()
      }
      return true
    },
  }
}

import type pg from 'pg'
import { createStatementNames } from './statement-names.ts'

type Statement = { text: string; values: unknown[] }
type Answer = (error: unknown, result?: unknown) => void

/** Others are commands of a session or of a table. */
const PLANNED = /^\s*(?:select|with|insert|update|delete|\()/i

/** What drizzle gives to the driver, if the server can prepare it. */
function statementOf([config, values]: unknown[]): Statement | null {
  if (typeof config !== 'object' || config === null || !('text' in config)) return null
  if (typeof config.text !== 'string' || !Array.isArray(values) || !PLANNED.test(config.text)) return null
  // Without values several statements may be in one text.
  if (values.length === 0 && config.text.includes(';')) return null
  return { text: config.text, values }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'function'

/**
 * From now on the pool's connections name the statements that they repeat, so that the server plans them once. A statement
 * whose plan is lost is run again without its name, unless a transaction has failed with it: `createTransaction` runs that
 * again.
 */
export function nameStatements(pool: pg.Pool): void {
  const names = createStatementNames()
  pool.on('connect', (client) => {
    const ofConnection = names.ofConnection()
    const original: unknown = Reflect.get(client, 'query')
    if (typeof original !== 'function') return
    const run = (args: unknown[]): unknown => Reflect.apply(original, client, args)
    const mayRepeat = (error: unknown, name: string) =>
      names.isLost(error, name) && client.getTransactionStatus() === 'I'

    const query = (...args: unknown[]): unknown => {
      const statement = statementOf(args)
      const named = statement && ofConnection.of(statement.text)
      if (!named) return run(args)
      const config = Object.assign({}, args[0], named)
      const answer = args[2]
      if (isAnswer(answer)) {
        const once: Answer = (error, result) => {
          if (error && mayRepeat(error, named.name)) run(args)
          else answer(error, result)
        }
        return run([config, statement.values, once])
      }
      return Promise.resolve(run([config, statement.values])).catch((error: unknown) => {
        if (mayRepeat(error, named.name)) return run(args)
        throw error
      })
    }
    Reflect.set(client, 'query', query)
  })
}

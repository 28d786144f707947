import type pg from 'pg'
import { traced } from '../../platform/server/tracing.server.ts'

const LONGEST = 1_000

/** The text of a statement as drizzle or the driver is given it; its parameters are left out. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return ''
  return typeof statement.text === 'string' ? statement.text : ''
}

/** Makes every awaited statement of a pool or of one of its connections a span. */
export function traceStatements(target: pg.Pool | pg.ClientBase): void {
  const original: unknown = Reflect.get(target, 'query')
  if (typeof original !== 'function') return
  const query = (...args: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(original, target, args)
    // The pool calls its connections by callback; the span is the pool's.
    if (args.some((arg) => typeof arg === 'function')) return run()
    const text = textOf(args[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) }
    return traced(
      `db ${/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''}`,
      attributes,
      async () => run(),
      'client',
    )
  }
  Reflect.set(target, 'query', query)
}

import type pg from 'pg'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { LogInDocument } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'

/** What a PostgreSQL server is started with that counts statements. */
export const COUNTING_FLAGS = [
  '-c',
  'shared_preload_libraries=pg_stat_statements',
  '-c',
  'pg_stat_statements.track_planning=on',
  '-c',
  'pg_stat_statements.track=top',
]

/** The cookies of a demo account that logs in. */
export async function logIn(url: string, loginId: string): Promise<string> {
  const response = await fetch(`${url}/account/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      documentId: documentId(LogInDocument),
      variables: { loginId, password: DEMO_PASSWORD },
    }),
  })
  const said = await response.text()
  if (!said.includes('LOGGED_IN')) throw new Error(`a log-in was answered ${said}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Statements of one more look at a page, without those of the watch and of jobs. */
export async function statementsOf(client: pg.Client, load: () => Promise<void>): Promise<string[]> {
  await load()
  await client.query('select pg_stat_statements_reset()')
  await load()
  const { rows } = await client.query<{ query: string; calls: string }>(
    `select query, calls from pg_stat_statements where query !~* 'pg_stat|^select \\$?1$|^(begin|commit)'`,
  )
  return rows.flatMap(({ query, calls }) => Array<string>(Number(calls)).fill(query))
}

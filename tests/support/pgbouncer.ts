import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { probePort } from '#app/commands/free-port.ts'

/** Whether PgBouncer is installed on this machine. */
export const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0

export type Pooler = { url: string; stop(): Promise<void> }

/** It refuses to run as root. */
const userId = (): number | undefined =>
  process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined

/** A real PgBouncer in transaction mode before a server's database. */
export async function startPgBouncer(target: string, settings: readonly string[] = []): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await probePort(0, '127.0.0.1')
  const { hostname, port: serverPort, username, password, pathname } = new URL(target)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 4',
      ...settings,
    ].join('\n'),
  )
  const child = spawn('pgbouncer', [file], { uid: userId(), stdio: 'ignore' })
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) break
    if (tries > 100) throw new Error('PgBouncer does not answer')
    await new Promise((settle) => setTimeout(settle, 50))
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

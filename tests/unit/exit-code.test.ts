import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const SERVER = pathToFileURL(join(import.meta.dirname, '../support/postgres-server.ts')).href

async function codeOf(exitCode: number): Promise<unknown> {
  const script = `await import('${SERVER}'); process.exitCode = ${exitCode}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  const [code]: unknown[] = await once(child, 'exit')
  return code
}

test('what has failed beside an embedded PostgreSQL ends as failed', async () => {
  expect(await Promise.all([codeOf(3), codeOf(0)])).toEqual([3, 0])
}, 60_000)

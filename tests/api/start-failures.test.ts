import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '#tests/support/postgres-server.ts'

const START = join(import.meta.dirname, '../../src/commands/start.ts')

let own = ''
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'start-'))
})
afterAll(() => rm(own, { recursive: true }))

/** What `npm start` says when it cannot start: its exit code and what it wrote to stderr. */
function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [START],
      {
        timeout: 60_000,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: own,
          PORT: '0',
          FIREBASE_AUTH_EMULATOR: 'off',
          ...env,
        },
      },
      (error, _stdout, stderr) => settle({ code: error?.code, said: stderr }),
    )
  })
}

const oneSentence = (words: RegExp) => ({ code: 1, said: expect.stringMatching(words) })

test('a taken port', { timeout: 90_000 }, async () => {
  const other = createServer()
  await new Promise<void>((settle) => other.listen(0, '127.0.0.1', settle))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await start({ PORT: String(port) })).toEqual(
    oneSentence(/^ポート \d+ は別のソフトが使っています。[^\n]*\n$/),
  )
  await new Promise((settle) => other.close(settle))
})

test('values that make no sense, all named at once', { timeout: 90_000 }, async () => {
  expect(await start({ PORT: 'abc', TRUSTED_PROXY_HOPS: '-1' })).toEqual(
    oneSentence(
      /^PORT は 0〜65535 の整数を指定してください。\nTRUSTED_PROXY_HOPS は 0〜10 の整数を指定してください。\n$/,
    ),
  )
})

test('a data folder that is none', { timeout: 90_000 }, async () => {
  await writeFile(join(own, 'file'), '')
  for (const place of [join(own, 'file'), '/proc/none']) {
    expect(await start({ DATA_DIR: place })).toEqual(
      oneSentence(/^データのフォルダー .* に読み書きできません。[^\n]*\n$/),
    )
  }
})

test('a database that does not answer; its password stays unsaid', { timeout: 90_000 }, async () => {
  const { code, said } = await start({ DATABASE_URL: 'postgres://doctor:secret@127.0.0.1:1/none' })
  expect({ code, said }).toEqual(oneSentence(/^DATABASE_URL のデータベースに接続できません。[^\n]*\n$/))
  expect(said).not.toContain('secret')
})

test('a replica, whatever it holds', { timeout: 120_000 }, async () => {
  const server = await startPostgres()
  await server.becomeReplica()
  const DATABASE_URL = server.url.replace(/postgres$/, 'migrated')
  expect(await start({ DATABASE_URL })).toEqual(
    oneSentence(/^DATABASE_URL は読み取り専用の複製\(スタンバイ\)を指しています。[^\n]*\n$/),
  )
  await server.stop()
})

test.each([
  ["throw new Error('of the night')", 'uncaught exception'],
  ["void Promise.reject(new Error('of the night'))", 'unhandled rejection'],
])('a process that cannot go on says so in one line of the log: %s', async (fault, reason) => {
  const lifetime = join(import.meta.dirname, '../../src/commands/lifetime.ts')
  const script = `const { logCrashes } = await import(${JSON.stringify(lifetime)}); logCrashes(); setTimeout(() => { ${fault} })`
  const { code, said } = await new Promise<{ code: unknown; said: string }>((settle) => {
    const options = { timeout: 60_000 }
    execFile(process.execPath, ['--input-type=module', '-e', script], options, (error, _stdout, stderr) =>
      settle({ code: error?.code, said: stderr }),
    )
  })
  expect(code).toBe(1)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(said)).toMatchObject({ level: 'error', event: 'sys_crash', reason })
})

import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectionError } from '#app/backend/database/connection-error.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { runCommand } from '#tests/support/production.ts'

// What DATABASE_URL may say: encrypted connections, and databases that are of use.

const LONG = { timeout: 120_000 }
const migrate = (DATABASE_URL: string) => runCommand('migrate', { DATABASE_URL })
const refused = (words: RegExp) => ({ code: 1, said: expect.stringMatching(words) })

describe('by TLS', () => {
  let folder: string
  let server: PostgresServer
  let plain: TestDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tls-'))
    await chmod(folder, 0o755)
    const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.pem')]
    execFileSync('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ])
    await chmod(key, 0o600)
    if (process.getuid?.() === 0)
      await chown(key, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), 0)
    server = await startPostgres({
      flags: ['-c', 'ssl=on', '-c', `ssl_cert_file=${certificate}`, '-c', `ssl_key_file=${key}`],
    })
    plain = await testDatabase()
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await plain.close()
    await rm(folder, { recursive: true })
  })

  test('a server with a certificate of our own authority is used', LONG, async () => {
    const url = server.url.replace(
      /postgres$/,
      `migrated?sslmode=verify-full&sslrootcert=${folder}/server.pem`,
    )
    expect(await migrate(url)).toEqual({ code: 0, said: 'データベースは最新です。\n' })
  })

  test('what cannot be trusted, read or had is refused in one sentence', LONG, async () => {
    const url = server.url.replace(/postgres$/, 'migrated?sslmode=verify-full')
    expect(await migrate(url)).toEqual(refused(/^[^\n]*証明書を確かめられません。[^\n]*\n$/))
    expect(await migrate(`${url}&sslrootcert=${folder}/none.pem`)).toEqual(
      refused(/^[^\n]*証明書のファイルを読めません。\n$/),
    )
    expect(await migrate(`${plain.url}?sslmode=verify-full`)).toEqual(
      refused(/^[^\n]*暗号化した接続に対応していません。[^\n]*\n$/),
    )
    const wanted = new pg.DatabaseError(
      'no pg_hba.conf entry for host "10.0.0.1", user "dp", database "dp", no encryption',
      100,
      'error',
    )
    expect(connectionError(wanted)?.message).toMatch(/暗号化した接続だけ/)
  })
})

describe('a database', () => {
  const NAMES = ['of_latin', 'of_icu', 'of_c'] as const
  let db: TestDatabase
  let admin: pg.Client
  beforeAll(async () => {
    db = await testDatabase()
    admin = new pg.Client({ connectionString: db.url })
    await admin.connect()
    await admin.query(
      `create database of_latin template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
    )
    await admin.query(
      `create database of_icu template template0 encoding 'UTF8' locale_provider icu icu_locale 'ja' locale 'C'`,
    )
    await admin.query(
      `create database of_c template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
    )
  })
  afterAll(async () => {
    for (const name of NAMES) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await db.close()
  })

  test.each<[(typeof NAMES)[number], number]>([
    ['of_latin', 1],
    ['of_icu', 1],
    ['of_c', 0],
  ])('%s is migrated only if its letters and their order are ours: %i', LONG, async (name, code) => {
    const answer = await migrate(db.url.replace(/\/[^/]+$/, `/${name}`))
    expect(answer).toEqual({
      code,
      said: expect.stringMatching(
        code === 0 ? /移しました/ : /^[^\n]*文字コードか並び順が違います。[^\n]*\n$/,
      ),
    })
  })
})

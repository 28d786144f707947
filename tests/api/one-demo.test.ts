import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { createSender } from '#tests/support/hostile/send.ts'

// A demonstration as `npm start` begins it: the embedded database, and mails that anybody on this machine may read.

let app: TestAppServer
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  app = await startAppServer({ DATA_DIR: folder })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a second one over the same folder names the process that has it', { timeout: 90_000 }, async () => {
  const second = startAppServer({ DATA_DIR: folder }).then((other) => other.stop())
  await expect(second).rejects.toThrow(
    new RegExp(`別の起動中のアプリ\\(プロセス ${app.pid}\\)が使っています。`),
  )
})

test('its mails are read by its own name only, whatever name is made to lead here', async () => {
  const { send, close } = createSender(app.url)
  const { host } = new URL(app.url)
  const read = (path: string, said: string) =>
    send({ target: 'page', method: 'GET', path, headers: { host: said, accept: 'text/html' } }, {})
  expect((await read('/dev/mails', host)).status).toBe(200)
  for (const stranger of [
    'evil.example',
    `evil.example:${new URL(app.url).port}`,
    '169.254.1.1',
    host.slice(1),
  ]) {
    for (const path of ['/dev/mails', '/dev/mails?a=1', `http://${stranger}/dev/mails`]) {
      const { status, text } = await read(path, stranger)
      expect([stranger, path, status]).toEqual([stranger, path, 421])
      expect(text).not.toContain('メール')
    }
  }
  close()
})

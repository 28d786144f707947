import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlainApp } from '#tests/support/plain-app.ts'

// A process that ends loses no request that somebody could send.

const ORIGIN = 'http://localhost:3000'
const COUNT = 40

let app: Awaited<ReturnType<typeof createPlainApp>>
beforeAll(async () => {
  app = await createPlainApp()
})
afterAll(() => app.remove())

/** Keeps the event loop from running. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('connections not yet accepted when the server gets SIGTERM are answered', async () => {
  const server = await app.serve({ port: 0, origin: ORIGIN })
  const client = join(import.meta.dirname, '../support/many-connections.process.ts')
  const child = fork(client, [String(server.port), String(COUNT)])
  await once(child, 'message')
  const answered = once(child, 'message')
  child.send('go')
  // The system accepts what a busy process does not: the child is connected, and has written.
  block(1_000)
  await server.close({ graceSeconds: 5 })
  expect(await answered).toEqual([{ answered: COUNT }, undefined])
})

test('a request that a proxy sends over a connection that it has kept is answered while the server ends', async () => {
  const server = await app.serve({ port: 0, origin: ORIGIN, trustedProxyHops: 1 })
  const socket = connect(server.port, '127.0.0.1')
  const ask = () => socket.write('POST /post HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 2\r\n\r\n{}')
  let said = ''
  socket.on('data', (chunk) => (said += String(chunk)))
  ask()
  await expect.poll(() => said.match(/HTTP\/1\.1 200/g)?.length).toBe(1)
  const closed = server.close({ graceSeconds: 5 })
  await wait(100)
  ask()
  await expect.poll(() => said.match(/HTTP\/1\.1 200/g)?.length).toBe(2)
  expect(said).toMatch(/connection: close/i)
  await closed
  expect(socket.readableEnded).toBe(true)
})

test('connections of browsers that are between two requests do not delay the end', async () => {
  const server = await app.serve({ port: 0, origin: ORIGIN })
  const socket = connect(server.port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => (said += String(chunk)))
  socket.write('GET /other HTTP/1.1\r\nHost: localhost:3000\r\n\r\n')
  await expect.poll(() => said).toMatch(/HTTP\/1\.1 200/)
  const ended = once(socket, 'end')
  await server.close({ graceSeconds: 20 })
  await ended
})

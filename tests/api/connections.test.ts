import { createServer, request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { boundConnections, createBoundedServer, endUnreadBody } from '#app/commands/serving/http-server.ts'

/** Connections of strangers, on real sockets. */

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return (address satisfies AddressInfo).port
}

/** A connection that says nothing more than it is told, with what it hears and when it ends. */
function opened(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += String(data)))
  socket.on('error', () => undefined)
  closers.push(() => socket.destroy())
  const ended = new Promise<void>((settle) => socket.once('close', () => settle()))
  return { socket, ended, heard: () => heard }
}

const statusOf = (port: number) =>
  new Promise<number>((settle, reject) => {
    const asked = request({ port, host: '127.0.0.1', agent: false }, (response) => {
      response.resume()
      settle(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })

test('headers are waited for ten seconds, which are looked at each second', () => {
  const server = createBoundedServer(0, () => undefined)
  expect(server).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1_000 })
})

test('a silent connection ends by itself', async () => {
  const server = createBoundedServer(0, (_, response) => response.end('hello'))
  server.headersTimeout = 300
  const port = await listening(server)
  const { ended, heard } = opened(port)
  await ended
  expect(heard()).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
}, 15_000)

test('the connections of one network do not close the door for another', async () => {
  const server = createServer((_, response) => response.end('hello'))
  let network = 'one'
  boundConnections(server, 20, () => network)
  const port = await listening(server)
  const crowd = Array.from({ length: 30 }, () => opened(port))
  await Promise.all(crowd.slice(20).map(({ ended }) => ended))
  expect(crowd.slice(0, 20).every(({ socket }) => !socket.destroyed)).toBe(true)
  await expect(statusOf(port)).rejects.toThrow()
  network = 'other'
  expect(await statusOf(port)).toBe(200)
  network = 'one'
  crowd[0]?.socket.destroy()
  await wait(100)
  expect(await statusOf(port)).toBe(200)
})

test('a body that was refused unread is heard out for a moment, then its connection ends', async () => {
  const server = createBoundedServer(0, (asked, response) => {
    endUnreadBody(asked, response)
    response.writeHead(413, { 'Content-Type': 'text/plain' }).end('too large')
  })
  const port = await listening(server)
  const { socket, ended, heard } = opened(port)
  socket.write('PUT /x HTTP/1.1\r\nHost: a\r\nContent-Length: 500000000\r\n\r\n')
  const piece = Buffer.alloc(64 * 1024)
  const pour = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', pour)
  pour()
  await ended
  expect(heard()).toContain('HTTP/1.1 413 ')
  expect(heard().toLowerCase()).toContain('connection: close')
  expect(heard()).toContain('too large')
}, 15_000)

test('a small body that was not read keeps its connection', async () => {
  const server = createBoundedServer(0, (asked, response) => {
    endUnreadBody(asked, response)
    response.end('hello')
  })
  const { socket, heard } = opened(await listening(server))
  for (const _ of [1, 2]) {
    socket.write('POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde')
    await wait(200)
  }
  expect(heard().match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

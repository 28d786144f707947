import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp, type AppServer } from '#app/commands/serve.ts'

const APP = `
  let draining = false
  export const begin = () => undefined
  export const drain = () => { draining = true }
  export const close = () => undefined
  export default { async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/readyz') return new Response(null, { status: draining ? 503 : 200 })
    if (pathname === '/slow') { await new Promise((settle) => setTimeout(settle, 600)); return new Response('done') }
    if (pathname === '/page') return new Response('<p>' + '働'.repeat(2000), { headers: { 'content-type': 'text/html' } })
    if (pathname === '/data') return new Response('1'.repeat(2000), { headers: { 'content-type': 'application/json' } })
    const headers = new Headers()
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(request.headers.get('x-client-address') + ' ' + pathname, { headers })
  } }`

const ORIGIN = 'http://localhost:3000'

let folder: string
let server: AppServer
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'server/server.js'), APP)
  await writeFile(join(folder, 'client/assets/a.js'), 'a()')
  await writeFile(join(folder, 'client/assets/a.js.br'), 'packed')
  await writeFile(join(folder, 'client/icon.svg'), '<svg/>')
  server = await serveApp({ folder, port: 0, host: '127.0.0.1', origin: ORIGIN, trustedProxyHops: 1 })
  url = `http://127.0.0.1:${server.port}`
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** As it is on the wire: fetch would tidy the path and unpack the body. */
async function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((settle, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, headers, method }, settle)
    sent.on('error', reject)
    sent.end()
  })
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

test('hashed files are kept for a year, the others for an hour, and all carry the security headers', async () => {
  const script = await raw('/assets/a.js')
  expect(script.headers['cache-control']).toBe('max-age=31536000, immutable')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script.headers['x-content-type-options']).toBe('nosniff')
  expect((await raw('/icon.svg')).headers['cache-control']).toBe('max-age=3600')
})

test('a packed file goes to who takes it, and an unchanged one not at all', async () => {
  const packed = await raw('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect([packed.headers['content-encoding'], String(packed.body)]).toEqual(['br', 'packed'])
  expect(String((await raw('/assets/a.js', { 'accept-encoding': 'br;q=0' })).body)).toBe('a()')
  const again = await raw('/assets/a.js', {
    'accept-encoding': 'br',
    'if-none-match': String(packed.headers['etag']),
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await raw('/assets/a.js', {}, 'HEAD')
  expect([head.headers['content-length'], head.body.length]).toEqual(['3', 0])
})

test.each(['/assets/../server/server.js', '/assets/..%2f..%2fserver/server.js', '//etc/passwd', '/assets/'])(
  '%s is no file',
  async (path) => {
    expect(String((await raw(path)).body)).not.toContain('export default')
  },
)

test('pages are gzipped for who takes it', async () => {
  const packed = await raw('/page', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['vary']).toBe('Accept-Encoding')
  expect(String(gunzipSync(packed.body))).toBe(`<p>${'働'.repeat(2000)}`)
  expect(packed.body.length).toBeLessThan(300)
  expect((await raw('/page')).headers['content-encoding']).toBeUndefined()
})

test('a page, which is there as a whole, is packed by brotli for who takes it; other texts come by pieces', async () => {
  const packed = await raw('/page', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['vary']).toBe('Accept-Encoding')
  expect(packed.headers['content-length']).toBe(String(packed.body.length))
  expect(String(brotliDecompressSync(packed.body))).toBe(`<p>${'働'.repeat(2000)}`)
  const refused = await raw('/page', { 'accept-encoding': 'gzip, br;q=0' })
  expect(refused.headers['content-encoding']).toBe('gzip')
  expect(
    (await raw('/page', { 'accept-encoding': 'br' }, 'HEAD')).headers['content-encoding'],
  ).toBeUndefined()
  const data = await raw('/data', { 'accept-encoding': 'gzip, br' })
  expect(data.headers['content-encoding']).toBe('gzip')
})

test('cookies stay apart, and nobody chooses the address they come from', async () => {
  const plain = await raw('/x', { 'x-client-address': '6.6.6.6' })
  expect(plain.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(String(plain.body)).toBe('127.0.0.1 /x')
  const proxied = await raw('/x', { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' })
  expect(String(proxied.body)).toBe('7.7.7.7 /x')
})

test('too long a header is refused', async () => {
  expect((await raw('/x', { long: 'a'.repeat(20_000) })).status).toBe(431)
})

/** What is written on a connection of its own, as it is; the answer as it comes. */
const written = (text: string) =>
  new Promise<string>((settle, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.on('close', () => settle(said))
    socket.on('error', reject)
  })

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a path with raw bytes', 'GET /\u3042 HTTP/1.1\r\nHost: localhost:3000\r\n\r\n', 400],
  [
    'two lengths',
    'POST /x HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'too long a header',
    `GET /x HTTP/1.1\r\nHost: localhost:3000\r\nLong: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['no host', 'GET /x HTTP/1.1\r\n\r\n', 421],
  ['a host of HTTP/1.0', 'GET /x HTTP/1.0\r\n\r\n', 421],
  ["a stranger's host", 'GET /x HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
  ["a stranger's host for a file", 'GET /icon.svg HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
  ["a stranger's whole address", 'GET http://evil.example/x HTTP/1.1\r\nHost: localhost:3000\r\n\r\n', 421],
  ['an authority', 'OPTIONS * HTTP/1.1\r\nHost: localhost:3000\r\n\r\n', 400],
  ['an expectation', 'GET /x HTTP/1.1\r\nHost: localhost:3000\r\nExpect: miracles\r\n\r\n', 417],
])('%s is refused with the security headers', async (_, text, status) => {
  const said = await written(text)
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(said).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im)
  expect(said).toMatch(/^strict-transport-security: /im)
  expect(said).not.toMatch(/evil/)
})

test('whoever watches over the process asks by any name; a whole address of ours is read', async () => {
  for (const [target, host] of [
    ['/readyz', '10.0.0.7:8080'],
    ['/readyz?x', 'evil.example'],
    ['http://localhost:3000/x', 'localhost:3000'],
  ]) {
    const said = await written(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1.1 200 /)
  }
})

test('a page opened by another name of this machine leads to the origin; programs are answered there', async () => {
  const at = { host: '127.0.0.1:3000' }
  const page = await raw('/page?a=1', { ...at, accept: 'text/html,*/*' })
  expect([page.status, page.headers['location']]).toEqual([307, 'http://localhost:3000/page?a=1'])
  expect((await raw('/page', at)).status).toBe(200)
  expect((await raw('/page', { ...at, accept: 'text/html' }, 'POST')).status).toBe(200)
})

test('a running answer is finished, readiness says no, then the door is shut', async () => {
  const slow = fetch(`${url}/slow`).then((response) => response.text())
  await new Promise((settle) => setTimeout(settle, 100))
  const closed = server.close({ drainSeconds: 0.2 })
  expect((await raw('/readyz')).status).toBe(503)
  await expect(slow).resolves.toBe('done')
  await closed
  await expect(raw('/x')).rejects.toThrow('ECONNREFUSED')
})

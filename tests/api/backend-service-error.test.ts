import { create } from '@bufbuild/protobuf'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateActivityRequestSchema, User } from '#app/contract/gen/user_pb.ts'
import { beginScope, runInRequestScope } from '#app/platform/server/request-scope.server.ts'
import { callTwirpRaw, type TwirpMappers } from '#app/services/twirp.server.ts'

// How calls of the backend service fail over the network.

const METHOD = User.method.createActivity

let answer = { status: 200, body: '{}' }
let url = ''
let asked = ''
const service = createServer((request, response) => {
  asked = ''
  request.on('data', (chunk) => (asked += String(chunk)))
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
})

beforeAll(async () => {
  await new Promise<void>((settle) => service.listen(0, '127.0.0.1', settle))
  const address = service.address()
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  service.close()
})

const scope = () => beginScope({ requestId: 'r', nonce: 'n', client: '192.0.2.1' })
const call = (seconds = 0n, mappers?: TwirpMappers) =>
  runInRequestScope(scope(), () => {
    const events = [{ id: 'a', actionType: 'click', occurTime: { seconds } }]
    return callTwirpRaw(url, METHOD, create(CreateActivityRequestSchema, { events }), 'token', mappers)
  })
const path = () => `${url}/twirp/dp.user.User/CreateActivity`

test('an error carries status and body of the answer; the body’s msg is its message', async () => {
  answer = { status: 500, body: '{"code":"internal","msg":"保存できませんでした","meta":{"at":"1"}}' }
  await expect(call()).rejects.toMatchObject({
    name: 'BackendServiceError',
    message: '保存できませんでした',
    status: 500,
    body: { code: 'internal', meta: { at: '1' } },
  })
})

test('a refusal reaches the doctor by its message', async () => {
  answer = { status: 400, body: '{"code":"invalid_argument","msg":"時刻をご確認ください"}' }
  await expect(call()).rejects.toMatchObject({
    name: 'PublicError',
    message: '時刻をご確認ください',
    status: 400,
  })
})

test('a page of a proxy is no answer', async () => {
  answer = { status: 502, body: '<html>Bad Gateway</html>' }
  await expect(call()).rejects.toMatchObject({ status: 502, message: 'not JSON, status 502' })
})

test('what cannot be converted is said so, with the address', async () => {
  answer = { status: 200, body: '[1]' }
  await expect(call()).rejects.toThrow(`レスポンスデータの変換に失敗しました。${path()}`)
  await expect(call(10n ** 15n)).rejects.toThrow(`リクエストデータの変換に失敗しました。${path()}`)
})

const fails = () => {
  throw new Error('no')
}

test('a call may map its request, whose keys are the service’s by then, and its response before they are read', async () => {
  answer = { status: 200, body: '{"unread":1}' }
  const seen: unknown[] = []
  await call(0n, {
    request: (body) => {
      seen.push(body)
      return { mapped: true }
    },
    response: (body) => {
      seen.push(body)
      return {}
    },
  })
  expect(JSON.parse(asked)).toEqual({ mapped: true })
  expect(seen).toEqual([{ events: [expect.objectContaining({ action_type: 'click' })] }, { unread: 1 }])
})

test('a mapper that fails is said in Japanese, with the address', async () => {
  answer = { status: 200, body: '{}' }
  await expect(call(0n, { request: fails })).rejects.toThrow(
    `リクエストデータの変換に失敗しました。${path()}`,
  )
  await expect(call(0n, { response: fails })).rejects.toThrow(
    `レスポンスデータの変換に失敗しました。${path()}`,
  )
})

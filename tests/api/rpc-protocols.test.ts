import { create, toBinary } from '@bufbuild/protobuf'
import { describe, expect, test } from 'vitest'
import { createConnectServer } from '#app/backend/rpc/connect.ts'
import { RpcError, type RpcErrorCode } from '#app/backend/rpc/rpc-error.ts'
import { rpcMethodRaw } from '#app/backend/rpc/rpc-method.ts'
import { createTwirpServer } from '#app/backend/rpc/twirp.ts'
import { TwirpError, type TwirpCode } from '#app/backend/rpc/twirp-error.ts'
import { DoctorStatus, GetDoctorRequestSchema, Sex, User } from '#app/contract/gen/user_pb.ts'
import { createClient } from '@connectrpc/connect'
import { post } from '#tests/support/backend-calls.ts'

/** Both protocols over one method that does what it is told. */
function servers(run: () => void | Promise<void> = () => undefined) {
  const reported: unknown[] = []
  const methods = [
    rpcMethodRaw(User.method.getDoctor, async () => {
      await run()
      return {
        doctor: {
          uid: 'u',
          status: DoctorStatus.APPROVE,
          firstName: '太郎',
          lastName: '山田',
          sex: Sex.MALE,
        },
      }
    }),
  ]
  const options = {
    methods,
    verifyCaller: async () => null,
    report: (error: unknown) => reported.push(error),
  }
  return { twirp: createTwirpServer(options), connect: createConnectServer(options), reported }
}

const TWIRP = '/twirp/dp.user.User/GetDoctor'
const CONNECT = '/dp.user.User/GetDoctor'
const failing = (error: Error) =>
  servers(() => {
    throw error
  })

describe('Twirp', () => {
  const statuses: [TwirpCode, number][] = [
    ['canceled', 408],
    ['unknown', 500],
    ['invalid_argument', 400],
    ['malformed', 400],
    ['deadline_exceeded', 408],
    ['not_found', 404],
    ['bad_route', 404],
    ['already_exists', 409],
    ['permission_denied', 403],
    ['unauthenticated', 401],
    ['resource_exhausted', 429],
    ['failed_precondition', 412],
    ['aborted', 409],
    ['out_of_range', 400],
    ['internal', 500],
    ['unimplemented', 501],
    ['unavailable', 503],
    ['dataloss', 500],
  ]
  test.each(statuses)('%s is %i', async (code, status) => {
    const { twirp } = failing(new TwirpError(code, '理由です。', { argument: 'x' }))
    const response = await twirp.handle(post(TWIRP, {}))
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ code, msg: '理由です。', meta: { argument: 'x' } })
  })

  test('snake case goes out; both come in, and nothing is nothing', async () => {
    const { twirp } = servers()
    for (const body of [{}, '', { unknown_field: 1 }]) {
      const response = await twirp.handle(post(TWIRP, body))
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        doctor: {
          uid: 'u',
          status: 'DOCTOR_STATUS_APPROVE',
          first_name: '太郎',
          last_name: '山田',
          sex: 'SEX_MALE',
          mail_unconfirmed: false,
          licence_in_review: false,
          return_asked: false,
        },
      })
    }
  })

  test.each<[string, () => Request, string]>([
    ['GET', () => new Request(`http://app.test${TWIRP}`), 'bad_route'],
    ['PUT', () => new Request(`http://app.test${TWIRP}`, { method: 'PUT' }), 'bad_route'],
    ['an unknown method', () => post('/twirp/dp.user.User/Nothing', {}), 'bad_route'],
    ['an unknown service', () => post('/twirp/dp.Nothing/GetDoctor', {}), 'bad_route'],
    ['no method', () => post('/twirp/dp.user.User', {}), 'bad_route'],
    ['protobuf', () => post(TWIRP, {}, { 'Content-Type': 'application/protobuf' }), 'bad_route'],
    [
      'a form',
      () => post(TWIRP, 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      'bad_route',
    ],
    ['broken JSON', () => post(TWIRP, '{'), 'malformed'],
    ['a list', () => post(TWIRP, '[]'), 'malformed'],
    ['the word null', () => post(TWIRP, 'null'), 'malformed'],
  ])('refuses %s', async (_, request, code) => {
    const { twirp, reported } = servers()
    const response = await twirp.handle(request())
    expect(response.status).toBe(code === 'bad_route' ? 404 : 400)
    expect(await response.json()).toMatchObject({ code })
    expect(reported).toEqual([])
  })

  test('a fault of ours is reported and not told', async () => {
    const { twirp, reported } = failing(new Error('postgres://user:secret@host'))
    const response = await twirp.handle(post(TWIRP, {}))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(reported).toHaveLength(1)
  })

  test('in process it throws what it would have answered', async () => {
    const { twirp } = failing(new RpcError('data_loss', '失われました。'))
    const call = twirp.call(User.method.getDoctor, create(GetDoctorRequestSchema), null)
    await expect(call).rejects.toMatchObject({ name: 'TwirpError', status: 500, code: 'dataloss' })
  })
})

describe('Connect', () => {
  const statuses: [RpcErrorCode, number][] = [
    ['canceled', 499],
    ['unknown', 500],
    ['invalid_argument', 400],
    ['deadline_exceeded', 504],
    ['not_found', 404],
    ['already_exists', 409],
    ['permission_denied', 403],
    ['resource_exhausted', 429],
    ['failed_precondition', 400],
    ['aborted', 409],
    ['out_of_range', 400],
    ['unimplemented', 501],
    ['internal', 500],
    ['unavailable', 503],
    ['data_loss', 500],
    ['unauthenticated', 401],
  ]
  test.each(statuses)('%s is %i', async (code, status) => {
    const { connect } = failing(new RpcError(code, '理由です。'))
    const response = await connect.handle(post(CONNECT, {}))
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code, message: '理由です。' })
  })

  const get = (message: string, encoding = 'json') =>
    new Request(
      `http://app.test${CONNECT}?connect=v1&encoding=${encoding}&message=${encodeURIComponent(message)}`,
    )
  const malformed = (bytes: number[]) =>
    new Request(`http://app.test${CONNECT}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/proto' },
      body: new Uint8Array(bytes),
    })
  const binary = new Request(`http://app.test${CONNECT}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/proto' },
    body: toBinary(GetDoctorRequestSchema, create(GetDoctorRequestSchema)),
  })
  test.each<[string, Request, number]>([
    ['JSON', post(CONNECT, {}), 200],
    ['an empty body', post(CONNECT, ''), 200],
    ['an unknown field', post(CONNECT, { later: 1 }), 200],
    ['protobuf', binary, 200],
    ['GET of what has no side effects', get('{}'), 200],
    ['broken JSON', post(CONNECT, '{'), 400],
    ['an unknown method', post('/dp.user.User/Nothing', {}), 404],
    ['another media type', post(CONNECT, '{}', { 'Content-Type': 'text/plain' }), 415],
    ['PUT', new Request(`http://app.test${CONNECT}`, { method: 'PUT' }), 405],
    ['broken protobuf', malformed([0x0f, 0x01]), 400],
    ['protobuf that ends in the middle', malformed([0x0a, 0x7f, 0x01]), 400],
    ['broken protobuf by GET', get('{}', 'proto'), 400],
    ['a deadline that has passed', post(CONNECT, {}, { 'Connect-Timeout-Ms': '0' }), 504],
    ['a deadline that is none', post(CONNECT, {}, { 'Connect-Timeout-Ms': '-1' }), 400],
    ['a deadline far off', post(CONNECT, {}, { 'Connect-Timeout-Ms': '60000' }), 200],
    ['gRPC', post(CONNECT, '', { 'Content-Type': 'application/grpc' }), 415],
  ])('%s', async (_, request, status) => {
    let runs = 0
    const { connect, reported } = servers(() => {
      runs += 1
    })
    const response = await connect.handle(request)
    expect(response.status).toBe(status)
    expect(runs).toBe(status === 200 ? 1 : 0)
    expect(reported).toEqual([])
    if (status === 200) expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a fault of ours is reported and not told', async () => {
    const { connect, reported } = failing(new Error('postgres://user:secret@host'))
    const response = await connect.handle(post(CONNECT, {}))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(reported).toHaveLength(1)
  })

  test("a caller's deadline that passes meanwhile is told as that", async () => {
    const { connect, reported } = servers(() => new Promise(() => undefined))
    const response = await connect.handle(post(CONNECT, {}, { 'Connect-Timeout-Ms': '20' }))
    expect(response.status).toBe(504)
    expect(await response.json()).toMatchObject({ code: 'deadline_exceeded' })
    expect(reported).toEqual([])
  })

  test('in process it speaks to the same methods', async () => {
    const { connect } = servers()
    const { doctor } = await createClient(User, connect.transport(null)).getDoctor({})
    expect(doctor?.lastName).toBe('山田')
  })
})

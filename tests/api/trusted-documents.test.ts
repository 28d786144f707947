import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RequestPasswordReset } from '#app/services/account/password.account.documents.ts'
import { CreateIdToken, HasSession } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
})
afterAll(() => db.close())

async function answered(request: Request): Promise<{ status: number; body: unknown }> {
  const response = await backend.handlers.accountGraphql(request)
  return { status: response.status, body: await response.json() }
}

const ofText = (query: string, more: object = {}) => answered(post('/account/graphql', { query, ...more }))
const byAddress = (search: string) => answered(new Request(`${ORIGIN}/account/graphql?${search}`))

const NO_SESSION = { data: { hasSession: false } }
const NO_TOKEN = { data: { createIdToken: { idToken: null, expiresIn: null } } }

describe('a trusted document is known by its text', () => {
  test.each([
    ['as other clients write it', 'query hasSession { hasSession }', NO_SESSION],
    ['as other clients write it', 'mutation createIdToken { createIdToken { idToken expiresIn } }', NO_TOKEN],
    ['in one line', 'query{hasSession}', NO_SESSION],
    ['in short', '{ hasSession }', NO_SESSION],
    ['with a comment', '# is there one?\nquery Q {\n\n  hasSession,\n}', NO_SESSION],
    [
      'with what clients add',
      'mutation M { createIdToken { idToken expiresIn __typename } }',
      { data: { createIdToken: { ...NO_TOKEN.data.createIdToken, __typename: 'IdToken' } } },
    ],
  ])('%s: %s', async (_, query, body) => expect(await ofText(query)).toEqual({ status: 200, body }))

  test('with the name of its operation beside it', async () => {
    const query = 'query hasSession { hasSession }'
    expect(await ofText(query, { operationName: 'hasSession' })).toEqual({ status: 200, body: NO_SESSION })
    expect((await ofText(query, { operationName: 'other' })).status).toBe(400)
  })

  test.each([
    ['another selection', 'mutation createIdToken { createIdToken { idToken } }'],
    ['a field beside it', 'query hasSession { hasSession account { loginId } }'],
    ['an alias', 'query hasSession { has: hasSession }'],
    ['twice', 'query a { hasSession } query b { hasSession }'],
    ['a directive', 'query hasSession { hasSession @include(if: true) }'],
    ['nothing', ''],
    ['no GraphQL', '{'],
    ['too much', `{ ${'hasSession '.repeat(3_000)} }`],
    ['introspection', '{ __schema { queryType { name } } }'],
  ])('%s is not', async (_, query) => {
    const { status, body } = await ofText(query)
    expect([400, 403]).toContain(status)
    expect(body).not.toHaveProperty('data')
  })
})

describe('an id in the address', () => {
  const hasSession = documentId(HasSession)

  test.each([hasSession, hasSession.replace('sha256:', '')])('%s is executed', async (id) => {
    expect(await byAddress(`documentId=${id}`)).toEqual({ status: 200, body: NO_SESSION })
  })

  test('a mutation is not', async () => {
    expect((await byAddress(`documentId=${documentId(CreateIdToken)}`)).status).toBe(405)
  })

  test.each([
    ['documentId=', 400],
    ['', 400],
    ['documentId=sha256:0', 404],
    [`documentId=${hasSession}&variables=x`, 400],
    ['query=%7BhasSession%7D', 200],
    ['query=%7Baccount%7BloginId%7D%7D', 403],
  ])('?%s is answered %i', async (search, status) => expect((await byAddress(search)).status).toBe(status))
})

test('a character the database cannot keep is refused wherever it stands, over HTTP and in process', async () => {
  const variables = { loginId: 'a\0@example.com' }
  const call = { documentId: documentId(RequestPasswordReset), variables }
  const { status, body } = await answered(post('/account/graphql', call))
  expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }])
  const { result } = await backend.inProcess.account({
    document: RequestPasswordReset,
    variables,
    cookie: null,
    bearer: null,
    address: '',
    userAgent: null,
  })
  expect(result.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
})

test('nothing of it was a fault of ours', () => expect(backend.reported).toEqual([]))

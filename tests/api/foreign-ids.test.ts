import { sql } from 'drizzle-orm'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { message, messageFile } from '#app/backend/database/schema/message.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { ownedThings, type OwnedThings } from '#tests/support/owned-things.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { namesAnId, requestsOfMethod, rpcMethods, type RpcMethodName } from '#tests/support/rpc-methods.ts'

/** Whether what is somebody else's answers as what is not there, whatever is asked about it, by whoever else. */

let db: TestDatabase
let backend: TestBackend
let things: OwnedThings
let callers: Record<'doctor' | 'hospital', string>

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, { bankKey: Buffer.alloc(32, 7) })
  things = await ownedThings(db.database)
  const { rows } = await db.database.execute<{ id: number }>(
    sql`select id from hospital where id <> ${things.hospitalId} order by id desc limit 1`,
  )
  callers = {
    doctor: (await insertRegistered(db.database)).bearer,
    hospital: (await insertMember(db.database, Number(rows[0]?.id))).bearer,
  }
}, 120_000)
afterAll(() => db.close())

/** A number that no hospital and no listing has. */
const NO_NUMBER = '999999'

/** Whose methods they are; those that an account has for itself are the doctor's. */
const sideOf = ({ path }: RpcMethodName) =>
  path.startsWith('dp.hospital.') ? 'hospital' : path.startsWith('dp.staff.') ? 'staff' : 'doctor'

/** The answer with its status; keys of idempotency are new in each request. */
const answerOf = async (one: RpcMethodName, request: object, bearer: string) =>
  JSON.stringify(await callTwirp(backend, one.path, request, bearer))

/** The kinds of things, some or all, of which a caller of a method learns that they are there; with the number of calls. */
async function toldApart(one: RpcMethodName, ids: OwnedThings['ids'], bearer: string) {
  const apart: string[] = []
  const unknown = requestsOfMethod(one, { uuid: crypto.randomUUID(), decimal: NO_NUMBER })
  const refusals: string[] = []
  for (const request of unknown) refusals.push(await answerOf(one, request, bearer))
  for (const { kind, id } of ids) {
    for (const [index, request] of requestsOfMethod(one, { uuid: id, decimal: NO_NUMBER }).entries()) {
      const answer = await answerOf(one, request, bearer)
      if (answer !== refusals[index]) apart.push(`${one.path} ${kind}: ${answer} / ${refusals[index]}`)
    }
  }
  return { apart, calls: unknown.length * (ids.length + 1) }
}

test.each(['doctor', 'hospital'] as const)(
  'Of nothing that is somebody else’s another %s learns by any method that it is there.',
  async (who) => {
    const apart: string[] = []
    let calls = 0
    for (const one of rpcMethods.filter(namesAnId)) {
      // Every kind of id where the caller gets as far as looking it up; a few where the role is refused before.
      const ids = things.ids.filter(({ kind }) => sideOf(one) === who || ['work', 'doctor'].includes(kind))
      const found = await toldApart(one, ids, callers[who])
      apart.push(...found.apart)
      calls += found.calls
    }
    console.log(`${who}: ${calls} calls`)
    expect(apart).toEqual([])
  },
  120_000,
)

test.each([
  'Members/ChooseHospital',
  'HospitalPayments/MarkPaid',
  'HospitalPayments/IssueSlip',
  'HospitalProfile/SaveProfile',
])('A member of another hospital is told the same by %s of a foreign hospital and of none.', async (name) => {
  const one = rpcMethods.find(({ path }) => path === `dp.hospital.${name}`)
  if (!one) throw new Error(name)
  const [foreign, unknown] = [String(things.hospitalId), NO_NUMBER].map(
    (decimal) => requestsOfMethod(one, { uuid: crypto.randomUUID(), decimal })[0],
  )
  const answer = await answerOf(one, foreign ?? {}, callers.hospital)
  expect(answer).toBe(await answerOf(one, unknown ?? {}, callers.hospital))
  expect(answer).toContain('"status":4')
})

test('A member of another hospital is told the same about the number of a foreign listing, a draft, and none.', async () => {
  const { rows } = await db.database.execute<{ id: number }>(
    sql`select id from spot_work where hospital_id = ${things.hospitalId} limit 1`,
  )
  const draft = things.ids.find(({ kind }) => kind === 'listing_draft')?.id
  const foreign = `S-${String(rows[0]?.id).padStart(7, '0')}`
  for (const name of [
    'GetDraft',
    'DiscardDraft',
    'PublishDraft',
    'CopyListing',
    'GetCopyDays',
    'ChangeListing',
  ]) {
    const path = `dp.hospital.HospitalListings/${name}`
    const one = rpcMethods.find((method) => method.path === path)
    if (!one) throw new Error(name)
    const ask = (ref: string, of = ref) =>
      answerOf(one, { ...requestsOfMethod(one)[0], ref, listing_number: of }, callers.hospital)
    expect({ name, answer: await ask(foreign) }).toEqual({ name, answer: await ask('S-9999999') })
    if (draft && !/Copy|Change/.test(name))
      expect({ name, answer: await ask(draft) }).toEqual({ name, answer: await ask(crypto.randomUUID()) })
  }
})

test('A file of another account answers like an unknown file: sent, unsent, of a document.', async () => {
  const get = async (folder: 'messageFiles' | 'documents', id: string, bearer: string) => {
    const path = folder === 'documents' ? `/documents/${id}` : `/messages/files/${id}`
    const request = new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${bearer}` } })
    const response = await backend.handlers[folder](request)
    return `${response.status} ${await response.text()}`
  }
  const files = await db.database.select({ id: messageFile.id }).from(messageFile)
  const documents = things.ids.filter(({ kind }) => kind === 'doctor_document')
  expect([files.length, documents.length, await db.database.$count(message)]).not.toContain(0)
  for (const bearer of Object.values(callers)) {
    for (const { id } of files)
      expect(await get('messageFiles', id, bearer)).toBe(
        await get('messageFiles', crypto.randomUUID(), bearer),
      )
    for (const { id } of documents)
      expect(await get('documents', id, bearer)).toBe(await get('documents', crypto.randomUUID(), bearer))
  }
})

test.each([
  'renameSavedSearch(id: $id, label: "x")',
  'setSavedSearchNotice(id: $id, notify: true)',
  'deleteSavedSearch(id: $id)',
])('A search that another doctor has saved answers %s as one that is not there.', async (call) => {
  const foreign = things.ids.find(({ kind }) => kind === 'saved_search')?.id
  const ask = async (id?: string) => {
    const document = parse(`mutation ($id: ID!) { ${call} { refusal search { id } } }`)
    const answer = await backend.inProcess.listings({ document, variables: { id }, bearer: callers.doctor })
    return JSON.stringify(answer)
  }
  expect(await ask(foreign)).toBe(await ask(crypto.randomUUID()))
  expect(await db.database.$count(savedSearch)).toBe(1)
})

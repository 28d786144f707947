import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listingsFields, type GraphqlField } from '#tests/support/graphql-fields.ts'
import { roleCallers, WHO, type RoleCaller, type Who } from '#tests/support/role-callers.ts'

/** Every query and command of the listings' contract asked by every kind of caller. */

const STOPPED: readonly Who[] = ['suspended doctor', 'banned doctor', 'doctor who has left']
const WORKING: readonly Who[] = ['doctor', 'unverified doctor']
/** Whose likes are kept: whoever searches for work. */
const SEARCHING: readonly Who[] = ['account', ...WORKING]

/** Whom a command does not refuse for who it is. */
const MAY: Readonly<Record<string, readonly Who[]>> = {
  // What has no criteria is refused as such; `saved-searches.test.ts` has one that was stopped.
  saveSearch: [...WORKING, ...STOPPED],
  renameSavedSearch: [...WORKING, ...STOPPED],
  setSavedSearchNotice: [...WORKING, ...STOPPED],
  deleteSavedSearch: [...WORKING, ...STOPPED],
  setLike: SEARCHING,
  setHospitalSubscription: SEARCHING,
  takeOverLikes: SEARCHING,
  recordClickEvents: WHO,
}

let db: TestDatabase
let backend: TestBackend
let callers: Record<Who, RoleCaller>
let calls = 0

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, {
    bankKey: Buffer.alloc(32, 7),
    secondFactor: 'REQUIRED',
    staffSecondFactor: 'REQUIRED',
  })
  callers = await roleCallers(db.database)
}, 60_000)
afterAll(() => db.close())

function ask({ document, variables }: GraphqlField, who: Who) {
  calls += 1
  const { bearer = null } = callers[who]
  return backend.inProcess.listings({ document, variables: variables('999999'), bearer })
}

const fields = listingsFields()
const named = (isMutation: boolean) =>
  fields.filter((field) => field.isMutation === isMutation).map((field) => [field.name, field] as const)

test.each(named(false))('%s tells nobody more than a visitor, where nothing is theirs', async (_, field) => {
  const told = JSON.stringify(await ask(field, 'nobody'))
  const apart: Who[] = []
  for (const who of WHO) if (JSON.stringify(await ask(field, who)) !== told) apart.push(who)
  expect(apart).toEqual([])
})

test.each(named(true))('%s refuses whom the table does not name', async (name, field) => {
  const answered: Who[] = []
  for (const who of WHO) {
    const { data } = await ask(field, who)
    const text = JSON.stringify(data ?? {})
    if (!/"refusal":"(?:SIGNED_OUT|NOT_REGISTERED|NOT_ALLOWED)"/.test(text)) answered.push(who)
  }
  expect(answered.toSorted()).toEqual([...(MAY[name] ?? [])].toSorted())
})

test('the commands are those of the contract', () => {
  expect(
    named(true)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(Object.keys(MAY).toSorted())
  console.log(`${fields.length} operations, ${WHO.length} callers, ${calls} calls`)
  expect(backend.reported).toEqual([])
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { callTwirp, callWork, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** Whether a work of somebody else answers as one that does not exist, whatever a doctor or a hospital asks about it. */

const FOLDER = join(import.meta.dirname, '../../src/contract/proto')

/** The methods of doctors and hospitals whose request names a work. */
async function methodsOfWork(): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(FOLDER)) {
    const text = await readFile(join(FOLDER, name), 'utf8')
    const [, side = ''] = /^package (dp\.(?:work|hospital));/m.exec(text) ?? []
    if (side === '') continue
    const asking = new Set(
      [...text.matchAll(/^message (\w+) \{([^}]*)\}/gm)]
        .filter(([, , fields = '']) => /\bstring work_id\b/.test(fields))
        .map(([, message]) => message),
    )
    const [, service = ''] = /^service (\w+)/m.exec(text) ?? []
    for (const [, method = '', request = ''] of text.matchAll(/^ {2}rpc (\w+)\((\w+)\)/gm))
      if (asking.has(request)) found.push(`${side}.${service}/${method}`)
  }
  return found
}

let db: TestDatabase
let backend: TestBackend
let stranger: { bearer: string }
let neighbour: { bearer: string }
let workId = ''

beforeAll(async () => {
  db = await testDatabase({ kind: 'pglite' })
  backend = testBackend(db.database)
  const person = await insertDoctor(db.database)
  const listing = await insertListing(db.database, { applicationStatus: 'FREE' })
  await callWork(backend, 'ApplyToSpot', { spot_work_id: listing, ...key() }, person.bearer)
  const [made] = await db.database.select().from(work)
  workId = made?.id ?? ''
  stranger = await insertDoctor(db.database)
  const taken = new Set((await db.database.select({ id: hospital.id }).from(hospital)).map(({ id }) => id))
  const next = makeHospitals(30).find(({ row }) => !taken.has(row.id))
  if (!next) throw new Error('no second hospital')
  await db.database.insert(hospital).values(next.row)
  neighbour = await insertMember(db.database, next.row.id)
}, 60_000)
afterAll(() => db.close())

test('every method of doctors and of hospitals answers alike about a foreign work and about one that is not there', async () => {
  const methods = await methodsOfWork()
  expect(methods.length).toBeGreaterThan(30)
  const apart: string[] = []
  for (const method of methods) {
    const { bearer } = method.startsWith('dp.hospital') ? neighbour : stranger
    const [foreign, unknown] = await Promise.all(
      [workId, crypto.randomUUID()].map((id) =>
        callTwirp(backend, method, { work_id: id, ...key() }, bearer),
      ),
    )
    expect(foreign?.status, method).toBeLessThan(500)
    if (JSON.stringify(foreign) !== JSON.stringify(unknown)) apart.push(method)
  }
  expect(apart).toEqual([])
})

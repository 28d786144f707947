import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** Our staff add a hospital, whose first owner comes by an invitation. */

type Fields = Record<string, unknown>

describe('adding hospitals', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  let owner = ''
  let name = ''
  const sent: (Letter & { recipient: string })[] = []

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => NOW, null, { sendMail: async (mail) => void sent.push(mail) })
    worker = await insertStaff(db.database, '運営 花子')
  }, 60_000)
  afterAll(() => db.close())

  beforeEach(() => {
    sent.length = 0
    const unique = crypto.randomUUID().slice(0, 8)
    owner = `owner-${unique}@example.test`
    name = `みなと病院${unique}`
  })

  const ask = (method: string, body: Fields = {}, bearer: string | undefined = worker.bearer) =>
    callTwirp(backend, `dp.staff.StaffHospitals/${method}`, body, bearer)
  const add = (more: Fields = {}, bearer?: string) =>
    ask(
      'AddHospital',
      {
        name,
        name_kana: 'みなとびょういん',
        facility_category: 'HOSPITAL_OR_EMERGENCY_CLINIC',
        emergency_level: 'SECONDARY',
        beds: '120',
        postal_code: '690-0001',
        prefecture: 'SHIMANE',
        city: '松江市',
        street: '東朝日町1-1',
        position: '35.4640, 133.0640',
        phone: '0852-00-0000',
        line: 'JR山陰本線',
        station: '松江駅',
        walk_minutes: '10',
        owner,
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const invite = (id: string, more: Fields = {}, bearer?: string) =>
    ask('InviteOwner', { id, owner, idempotency_key: crypto.randomUUID(), ...more }, bearer)
  const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')
  const tokenOf = async () => {
    await backend.sendMails()
    const mine = sent.filter(({ recipient }) => recipient === owner)
    return /確認コード: ([\w-]{43})/.exec(mine.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const accept = (token: string) =>
    callTwirp(backend, 'dp.hospital.HospitalMembers/AcceptInvitation', { token, name: '港 一郎' })
  const rowOf = async (id: string) =>
    (
      await db.database
        .select()
        .from(hospital)
        .where(eq(hospital.id, Number(id)))
    )[0]

  test('a hospital is added as NEW, and its first owner joins by the invitation', async () => {
    const { body } = await add()
    expect(body.outcome).toBe('ADD_HOSPITAL_OUTCOME_ADDED')
    expect(await rowOf(body.id)).toMatchObject({
      name,
      nameKana: 'ミナトビョウイン',
      standing: 'NEW',
      isHiringPaused: true,
      address: '松江市東朝日町1-1',
      postalCode: '6900001',
      beds: 120,
      latitude: 35.464,
      nearestStations: [{ line: 'JR山陰本線', station: '松江駅', walkMinutes: 10, busMinutes: null }],
    })
    expect(wordOf(await accept(await tokenOf()))).toBe('JOINED_NEW')
    const { body: file } = await ask('GetHospital', { id: body.id })
    expect(file.members).toMatchObject([{ name: '港 一郎', role: 'MEMBER_ROLE_OWNER' }])
    expect(wordOf(await invite(body.id))).toBe('HAS_OWNER')
    const recorded = await db.database.select().from(staffAction).where(eq(staffAction.subject, body.id))
    expect(recorded.map(({ kind }) => kind)).toContain('HOSPITAL_ADDED')
  })

  test('an invitation is sent again while there is no owner; the earlier link is void', async () => {
    const { body } = await add()
    const first = await tokenOf()
    expect(wordOf(await invite(body.id))).toBe('INVITED')
    const second = await tokenOf()
    expect(second).not.toBe(first)
    expect(wordOf(await accept(first))).toBe('LINK_REPLACED')
    expect(wordOf(await accept(second))).toBe('JOINED_NEW')
    const audit = await callTwirp(
      backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_OWNER_INVITED' },
      worker.bearer,
    )
    expect(audit.body.entries).toContainEqual(expect.objectContaining({ hospital_id: body.id, words: owner }))
  })

  test('a repeated command adds one hospital; of two at once with one name the second is refused', async () => {
    const key = crypto.randomUUID()
    const said = await Promise.all(Array.from({ length: 8 }, () => add({ idempotency_key: key })))
    expect(new Set(said.map(({ body }) => body.id)).size).toBe(1)
    expect(new Set(said.map(wordOf))).toEqual(new Set(['ADDED']))
    expect((await add({ idempotency_key: key, city: '出雲市' })).status).toBe(400)
    expect(wordOf(await add())).toBe('ALREADY_THERE')
    name = `${name}分院`
    const colleague = await insertStaff(db.database, '運営 次郎')
    const both = await Promise.all([add(), add({}, colleague.bearer)])
    expect(new Set(both.map(wordOf))).toEqual(new Set(['ADDED', 'ALREADY_THERE']))
    expect((await db.database.select().from(hospital).where(eq(hospital.name, name))).length).toBe(1)
    const invitation = crypto.randomUUID()
    const id = both.map(({ body }) => body.id).find(Boolean) ?? ''
    const invited = await Promise.all(
      Array.from({ length: 5 }, () => invite(id, { idempotency_key: invitation })),
    )
    expect(new Set(invited.map(wordOf))).toEqual(new Set(['INVITED']))
  })

  test('nobody else adds or invites; malformed input has a sentence', async () => {
    const { body } = await add()
    const doctor = await insertDoctor(db.database)
    const member = await insertMember(db.database, Number(body.id))
    for (const { bearer } of [doctor, member])
      for (const answer of [await add({}, bearer), await invite(body.id, {}, bearer)])
        expect(answer.status).toBe(403)
    for (const method of ['AddHospital', 'InviteOwner'])
      expect((await callTwirp(backend, `dp.staff.StaffHospitals/${method}`, {})).status).toBe(401)
    const malformed = await Promise.all(
      [
        { name: '' },
        { name: 'あ'.repeat(61) },
        { name: '\0' },
        { name_kana: '漢字' },
        { facility_category: 'x' },
        { emergency_level: '' },
        { beds: 'x' },
        { beds: '999999' },
        { postal_code: '1' },
        { prefecture: 'x' },
        { city: '松江 市' },
        { street: '' },
        { position: '0, 0' },
        { position: '91, 181' },
        { phone: '1' },
        { station: '' },
        { walk_minutes: 'x' },
        { owner: 'x' },
        { idempotency_key: 'x' },
      ].map((more) => add(more)),
    )
    expect(malformed.map(({ status }) => status)).toEqual(malformed.map(() => 400))
    expect(malformed.every(({ body: { msg } }) => /[ぁ-ん]/.test(msg))).toBe(true)
    expect((await invite('x')).status).toBe(400)
    expect((await invite(body.id, { owner: 'x' })).status).toBe(400)
    expect(wordOf(await invite('999999999'))).toBe('NOT_FOUND')
    expect(backend.reported).toEqual([])
  })
})

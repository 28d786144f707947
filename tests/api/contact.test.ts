import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contact } from '#app/backend/database/schema/contact.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { callTwirp, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'

/** Questions to our staff, from visitors too, and their answers by mail. */

describe('contacts', () => {
  let db: TestDatabase
  let backend: TestBackend
  let networks = 0
  let network = ''
  const sent: (Letter & { recipient: string })[] = []

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => NOW, null, {
      sendMail: async (mail) => void sent.push(mail),
    })
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(() => {
    networks += 1
    network = `192.0.2.${networks}`
    sent.length = 0
  })

  const question = (more: Record<string, unknown> = {}) => ({
    idempotency_key: crypto.randomUUID(),
    topic: 'CONTACT_TOPIC_PAY',
    name: '山田 太郎',
    mail: `${crypto.randomUUID().slice(0, 8)}@example.test`,
    body: '先月の報酬について伺います。',
    ...more,
  })
  async function send(body: object, bearer?: string) {
    const response = await backend.handlers.twirp(
      post('/twirp/dp.contact.Contacts/SendContact', body, { bearer, 'x-client-address': network }),
    )
    return { status: response.status, body: await response.json() }
  }
  const rowOf = async (mail: string) =>
    (await db.database.select().from(contact).where(eq(contact.mail, mail)))[0]
  const rows = async (mail: string) => db.database.select().from(contact).where(eq(contact.mail, mail))
  const asStaff = (method: string, body: object, bearer: string) =>
    callTwirp(backend, `dp.staff.StaffContacts/${method}`, body, bearer)

  test('a visitor’s question is confirmed by mail, and answered by mail after our staff have given a reason to open it', async () => {
    const asked = question()
    const { status, body } = await send(asked)
    expect(status).toBe(200)
    const row = await rowOf(asked.mail)
    expect(body).toMatchObject({
      outcome: 'SEND_CONTACT_OUTCOME_RECEIVED',
      number: row?.id.slice(0, 8).toUpperCase(),
    })
    expect(row).toMatchObject({ sender: 'VISITOR', accountId: null, state: 'OPEN', topic: 'PAY' })
    await backend.sendMails()
    expect(sent).toMatchObject([{ recipient: asked.mail }])
    // The address may be somebody else's: nothing that was typed goes there.
    expect(sent[0]?.text).not.toContain('先月')
    expect(sent[0]?.text).not.toContain('山田')

    const id = row?.id ?? ''
    const one = await insertStaff(db.database, '運営 花子')
    const listed = (await asStaff('ListContacts', {}, one.bearer)).body
    expect(listed.open).toEqual(expect.arrayContaining([expect.objectContaining({ id, name: '山田 太郎' })]))
    expect(JSON.stringify(listed)).not.toContain('先月')
    expect(JSON.stringify(listed)).not.toContain(asked.mail)
    expect((await asStaff('GetContact', { id }, one.bearer)).body.text).toBeUndefined()
    for (const reason of ['', '確認', 'あ'.repeat(501)])
      expect((await asStaff('OpenContact', { id, reason }, one.bearer)).status).toBe(400)
    const reason = 'お問い合わせへの回答'
    for (const _ of [1, 2])
      expect((await asStaff('OpenContact', { id, reason }, one.bearer)).status).toBe(200)
    expect((await asStaff('GetContact', { id }, one.bearer)).body.text).toMatchObject({
      mail: asked.mail,
      body: asked.body,
    })
    const colleague = await insertStaff(db.database, '運営 次郎')
    expect((await asStaff('GetContact', { id }, colleague.bearer)).body.text).toBeUndefined()

    const answer = {
      id,
      idempotency_key: crypto.randomUUID(),
      verdict: 'CONTACT_VERDICT_ANSWERED',
      words: '明細は翌月15日に発行します。',
    }
    const decided = await Promise.all(
      Array.from({ length: 50 }, () => asStaff('DecideContact', answer, one.bearer)),
    )
    expect(new Set(decided.map((each) => each.body.outcome))).toEqual(
      new Set(['DECIDE_CONTACT_OUTCOME_ANSWERED']),
    )
    expect(
      (await asStaff('DecideContact', { ...answer, idempotency_key: crypto.randomUUID() }, colleague.bearer))
        .body,
    ).toMatchObject({ outcome: 'DECIDE_CONTACT_OUTCOME_ALREADY_DECIDED' })
    expect((await asStaff('DecideContact', { ...answer, words: '別の回答です。' }, one.bearer)).status).toBe(
      400,
    )
    sent.length = 0
    await backend.sendMails()
    expect(sent).toMatchObject([{ recipient: asked.mail }])
    expect(sent[0]?.text).toContain('明細は翌月15日に発行します。')
    expect(sent[0]?.text).toContain('山田 太郎 様')
    expect(sent[0]?.text).toContain(`${ORIGIN}/contact`)
    const trail = await db.database.select().from(staffAction).where(eq(staffAction.subject, id))
    expect(trail.map(({ kind, words }) => [kind, words])).toEqual([
      ['CONTACT_VIEWED', reason],
      ['CONTACT_ANSWERED', expect.stringContaining('受付番号')],
    ])
  })

  test('fifty identical at once are one, and a used key is nobody else’s', async () => {
    const asked = question()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(asked)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.outcome).toBe('SEND_CONTACT_OUTCOME_RECEIVED')
    const [row, ...others] = await rows(asked.mail)
    expect(others).toEqual([])
    const mails = await db.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.key, `contact-received:${row?.id}`))
    expect(mails).toHaveLength(1)
    expect((await send({ ...asked, body: 'ほかの内容のお問い合わせです。' })).status).toBe(400)
    const other = await insertDoctor(db.database)
    expect((await send(asked, other.bearer)).status).toBe(400)
  })

  test.each(['SUSPENDED', 'BANNED', 'DEACTIVATED', null] as const)(
    'a doctor who is %s asks too, with name and address filled in',
    async (status) => {
      const person = await insertDoctor(db.database, { status })
      const mail = await addressOf(db.database, person)
      const known = await callTwirp(backend, 'dp.contact.Contacts/GetSender', {}, person.bearer)
      expect(known.body.mail).toBe(mail)
      expect(known.body.name === '').toBe(status === null)
      expect((await send(question({ mail }), person.bearer)).body.outcome).toBe(
        'SEND_CONTACT_OUTCOME_RECEIVED',
      )
      expect(await rowOf(mail)).toMatchObject({ sender: 'DOCTOR', accountId: person.accountId })
    },
  )

  test('a member of a hospital asks too; a visitor is filled in nothing', async () => {
    await insertListing(db.database)
    const [listing] = await db.database.select().from(spotWork)
    const member = await insertMember(db.database, listing?.hospitalId ?? 0)
    const known = await callTwirp(backend, 'dp.contact.Contacts/GetSender', {}, member.bearer)
    expect(known.body.name).not.toBe('')
    const asked = question({ topic: 'CONTACT_TOPIC_HOSPITAL' })
    await send(asked, member.bearer)
    expect(await rowOf(asked.mail)).toMatchObject({ sender: 'HOSPITAL' })
    expect((await callTwirp(backend, 'dp.contact.Contacts/GetSender', {})).body).toEqual({
      name: '',
      mail: '',
    })
  })

  test('a flood is refused by network and by account, and leaves no rows behind', async () => {
    const mail = 'flood@example.test'
    const outcomes = []
    for (let round = 0; round < 8; round += 1) outcomes.push((await send(question({ mail }))).body)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...Array(5).fill('SEND_CONTACT_OUTCOME_RECEIVED'),
      ...Array(3).fill('SEND_CONTACT_OUTCOME_TOO_MANY'),
    ])
    expect(outcomes[7].retry_after).toBeGreaterThan(0)
    expect(await rows(mail)).toHaveLength(5)
    const person = await insertDoctor(db.database)
    for (let round = 0; round < 5; round += 1) await send(question(), person.bearer)
    expect((await send(question(), person.bearer)).body.outcome).toBe('SEND_CONTACT_OUTCOME_TOO_MANY')
    // The next network, and the next account, are not concerned.
    network = `198.51.100.${networks}`
    expect((await send(question())).body.outcome).toBe('SEND_CONTACT_OUTCOME_RECEIVED')
  })

  test('a flood from many networks closes the form for nobody, and is not confirmed by mail', async () => {
    for (let round = 0; round < 110; round += 1) {
      network = `203.0.113.${round}`
      expect((await send(question())).body.outcome).toBe('SEND_CONTACT_OUTCOME_RECEIVED')
    }
    await backend.sendMails()
    const mailed = sent.length
    network = '203.0.113.200'
    const asked = question()
    expect((await send(asked)).body.outcome).toBe('SEND_CONTACT_OUTCOME_RECEIVED')
    expect(await rows(asked.mail)).toHaveLength(1)
    // Who is known is confirmed to.
    const known = question()
    await send(known, (await insertDoctor(db.database)).bearer)
    await backend.sendMails()
    expect(sent.slice(mailed).map(({ recipient }) => recipient)).toEqual([known.mail])
  })

  test.each([
    { topic: 'CONTACT_TOPIC_UNSPECIFIED' },
    { name: ' ' },
    { name: 'あ'.repeat(101) },
    { mail: 'nobody' },
    { mail: 'a@example.test\r\nBcc: b@example.test' },
    { body: '短い' },
    { body: 'あ'.repeat(2_001) },
    { body: 'あいうえおかきくけこ\0' },
    { idempotency_key: 'x' },
  ])('%o is refused with a sentence', async (more) => {
    const { status, body } = await send(question(more))
    expect(status).toBe(400)
    expect(body.msg).toMatch(/[ぁ-ん]/)
  })

  test('nobody but our staff reads or decides', async () => {
    const asked = question()
    await send(asked)
    const id = (await rowOf(asked.mail))?.id ?? ''
    const person = await insertDoctor(db.database)
    const left = await insertStaff(db.database, '運営 三郎')
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, left.accountId))
    const calls = [
      ['ListContacts', {}],
      ['GetContact', { id }],
      ['OpenContact', { id, reason: '理由があります' }],
      [
        'DecideContact',
        { id, idempotency_key: crypto.randomUUID(), verdict: 'CONTACT_VERDICT_CLOSED', words: '宣伝のため' },
      ],
    ] as const
    for (const [method, body] of calls) {
      expect((await asStaff(method, body, person.bearer)).status).toBe(403)
      expect((await asStaff(method, body, left.bearer)).status).toBe(403)
      expect((await asStaff(method, body, '')).status).toBe(401)
    }
    expect((await rowOf(asked.mail))?.state).toBe('OPEN')
    const one = await insertStaff(db.database, '運営 四郎')
    for (const [method, body] of calls.slice(1))
      expect((await asStaff(method, { ...body, id: crypto.randomUUID() }, one.bearer)).status).toBe(404)
    expect((await asStaff('DecideContact', calls[3][1], one.bearer)).body.outcome).toBe(
      'DECIDE_CONTACT_OUTCOME_CLOSED',
    )
    await backend.sendMails()
    expect(
      sent.filter(({ recipient, subject }) => recipient === asked.mail && subject.includes('回答')),
    ).toEqual([])
  })
})

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { message, messageThread } from '#app/backend/database/schema/message.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import {
  afterGroup,
  isOpen,
  STEPS,
  type Answered,
  type Step,
  type World,
} from '#tests/support/message-worlds.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { runLength } from '#tests/support/run-length.ts'

/**
 * Messages of two doctors and a hospital about a listing that closes, opens, is applied for and worked, some at the same
 * moment: what was sent is there once and in order, what a side has not read is counted, its notice is told once, and
 * nothing is sent in a closed thread.
 */

const SEQUENCES = runLength('MESSAGE_SEQUENCES', { short: 12, long: 25 })
const DOCTORS = 2

const step = fc.record<Step>({
  step: fc.oneof(fc.constantFrom('ask', 'reply', 'doctorReads', 'hospitalReads'), fc.constantFrom(...STEPS)),
  who: fc.integer({ min: 0, max: DOCTORS - 1 }),
})
// One after the other, or two at once. An account may send thirty messages in ten minutes.
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 })

let scene: MessageHouse
beforeAll(async () => {
  scene = await messageHouse()
}, 60_000)
afterAll(() => scene.db.close())

/** A command of a side and what it sent: `again` sends it once more. */
type Sent = { body: string; key: string; outcome: string | null }
type Person = TestDoctor & { applicationId: string | null; last: { ask?: Sent; reply?: Sent } }
type Stage = { listing: Listing; member: TestMember; people: Person[] }

const personOf = ({ people }: Stage, who: number): Person => {
  const person = people[who]
  if (!person) throw new Error('no doctor')
  return person
}
const threadRow = async ({ listing }: Stage, { doctorId }: Person) =>
  (await scene.db.database.select().from(messageThread).where(eq(messageThread.doctorId, doctorId))).find(
    ({ spotWorkId }) => String(spotWorkId) === listing.id,
  )

async function send(stage: Stage, one: Person, name: 'ask' | 'reply', { body, key }: Omit<Sent, 'outcome'>) {
  const content = { body, idempotency_key: key }
  if (name === 'ask')
    return scene.outcomeOf(await scene.asDoctor('SendMessage', stage.listing, one.bearer, content))
  const id = (await threadRow(stage, one))?.id ?? one.applicationId
  if (!id) return null
  return scene.outcomeOf(
    await scene.asMember('SendHospitalMessage', { thread_id: id, ...content }, stage.member.bearer),
  )
}

const wordOf = ({ body }: { body: { outcome?: string; code?: string } }) =>
  String(body.outcome ?? body.code).replace(/^.*_OUTCOME_/, '')

async function office(stage: Stage, { applicationId }: Person, decision: string, more: object = {}) {
  if (!applicationId) return null
  const request = { application_id: applicationId, idempotency_key: crypto.randomUUID(), ...more }
  const method = 'dp.hospital.HospitalApplications/DecideApplication'
  const body = { ...request, decision: `HOSPITAL_DECISION_${decision}` }
  return wordOf(await callTwirp(scene.backend, method, body, stage.member.bearer))
}

async function run(stage: Stage, { step: name, who }: Step, words: string): Promise<string | null> {
  const { database } = scene.db
  const one = personOf(stage, who)
  switch (name) {
    case 'ask':
    case 'reply': {
      const sent = { body: words, key: crypto.randomUUID() }
      const outcome = await send(stage, one, name, sent)
      if (outcome !== null) one.last[name] = { ...sent, outcome: String(outcome) }
      return outcome === null ? null : String(outcome)
    }
    case 'askAgain':
    case 'replyAgain': {
      const kind = name === 'askAgain' ? 'ask' : 'reply'
      const last = one.last[kind]
      if (last) expect(String(await send(stage, one, kind, last))).toBe(last.outcome)
      return null
    }
    case 'apply': {
      const body = await scene.apply(stage.listing.id, one.bearer)
      if (body.application) one.applicationId = String(body.application.id)
      return wordOf({ body })
    }
    case 'withdraw':
      return one.applicationId ? wordOf(await scene.withdraw(one.bearer, one.applicationId)) : null
    case 'accept':
      return office(stage, one, 'ACCEPT')
    case 'decline':
      return office(stage, one, 'DECLINE', { reason: 'DECLINE_REASON_OTHER' })
    case 'settle':
      await database
        .update(work)
        .set({ state: 'PAID', plannedStart: hours(-24 * 40 - 8), plannedEnd: hours(-24 * 40) })
        .where(eq(work.doctorId, one.doctorId))
      return null
    case 'close':
    case 'open':
      await database
        .update(spotWork)
        .set({ status: name === 'open' ? 'PUBLISHED' : 'CLOSED' })
        .where(eq(spotWork.id, Number(stage.listing.id)))
      return null
    case 'doctorReads':
    case 'hospitalReads':
      return null
  }
}

/** A reading takes what was on the page before the group, so it is prepared then. */
async function prepare(stage: Stage, one: Step): Promise<(words: string) => Promise<Answered>> {
  const { step: name, who } = one
  if (name !== 'doctorReads' && name !== 'hospitalReads')
    return async (words) => ({ one, outcome: await run(stage, one, words) })
  const person = personOf(stage, who)
  const thread = await threadRow(stage, person)
  return async () => {
    const request = thread && { thread_id: thread.id, until: thread.lastMessageAt.toISOString() }
    if (request && name === 'doctorReads')
      await callTwirp(scene.backend, 'dp.message.Messages/MarkThreadRead', request, person.bearer)
    if (request && name === 'hospitalReads')
      await scene.asMember('MarkHospitalThreadRead', request, stage.member.bearer)
    return { one, outcome: null }
  }
}

/** Both sides may write while the thread is open, and only read when it is closed. */
async function rightsOf(stage: Stage): Promise<(string | null)[]> {
  const rights = stage.people.map(async (one) => {
    const own = await scene.threadOf(stage.listing, one.bearer)
    const id = own.id || one.applicationId
    const theirs = id ? (await scene.hospitalThread(id, stage.member.bearer)).body.thread : own
    expect(theirs.right).toBe(own.right)
    return String(own.right).replace('THREAD_RIGHT_', '')
  })
  return Promise.all(rights)
}

async function check(stage: Stage, worlds: readonly World[], sent: readonly string[][]): Promise<void> {
  const { database } = scene.db
  const found = []
  for (const [who, one] of stage.people.entries()) {
    const thread = await threadRow(stage, one)
    const rows = thread
      ? await database.select().from(message).where(eq(message.threadId, thread.id)).orderBy(message.sentAt)
      : []
    // Each once, and in the order of the groups: a text begins with the number of its group.
    const bodies = rows.map(({ body }) => body)
    expect(bodies.toSorted((a, b) => a.localeCompare(b))).toEqual(
      (sent[who] ?? []).toSorted((a, b) => a.localeCompare(b)),
    )
    const groups = bodies.map((body) => Number.parseInt(body, 10))
    expect(groups).toEqual(groups.toSorted((a, b) => a - b))
    const told = { DOCTOR: 0, HOSPITAL: 0 }
    for (const { id, sender } of rows) {
      const reader = sender === 'DOCTOR' ? 'HOSPITAL' : 'DOCTOR'
      const notices = await database
        .select()
        .from(notification)
        .where(eq(notification.dedupeKey, `MESSAGE:${id}`))
      expect(notices.length).toBeLessThanOrEqual(1)
      expect(notices.every(({ type }) => type === `MESSAGE_TO_${reader}`)).toBe(true)
      told[reader] += notices.length
    }
    const unread = { DOCTOR: thread?.unreadDoctor ?? 0, HOSPITAL: thread?.unreadHospital ?? 0 }
    found.push({ unread, told })
  }
  const expected = worlds.map(({ threads }) => threads.map(({ unread, told }) => ({ unread, told })))
  expect(expected).toContainEqual(found)
}

test(
  'in any order, what was sent is there once, counted until it is read, and only while the thread is open',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (groups) => {
        const { database } = scene.db
        const listing: Listing = {
          kind: 'SPOT',
          id: await insertListing(database, {
            applicationStatus: 'SELECTION',
            slots: 20,
            startTime: hours(240),
            endTime: hours(248),
          }),
        }
        const hospitalId = (await scene.listingOf(Number(listing.id)))?.hospitalId ?? 0
        const doctors = await insertDoctors(database, DOCTORS)
        const stage: Stage = {
          listing,
          member: await insertMember(database, hospitalId),
          people: doctors.map((one) => ({ ...one, applicationId: null, last: {} })),
        }
        const none = () => ({ DOCTOR: 0, HOSPITAL: 0 })
        let worlds: World[] = [
          {
            isListed: true,
            threads: doctors.map(() => ({ application: 'NONE', unread: none(), told: none() })),
          },
        ]
        const sent: string[][] = doctors.map(() => [])
        for (const [at, group] of groups.entries()) {
          const prepared = await Promise.all(group.map((one) => prepare(stage, one)))
          const answered = await Promise.all(prepared.map((begin, n) => begin(`${at}の${n}`)))
          for (const [n, { one, outcome }] of answered.entries())
            if (outcome === 'SENT') sent[one.who]?.push(`${at}の${n}`)
          worlds = afterGroup(worlds, answered)
          expect(worlds, JSON.stringify(answered)).not.toEqual([])
          const rights = await rightsOf(stage)
          worlds = worlds.filter((world) =>
            world.threads.every((thread, who) => (rights[who] === 'WRITE') === isOpen(world, thread)),
          )
          expect(worlds, `${rights.join()} after ${JSON.stringify(answered)}`).not.toEqual([])
        }
        await check(stage, worlds, sent)
      }),
      { numRuns: SEQUENCES, endOnFailure: SEQUENCES < 100 },
    )
    expect(scene.backend.reported).toEqual([])
  },
  Math.max(120_000, SEQUENCES * 10_000),
)

import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { doctorDecision } from '#app/backend/database/schema/staff.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { callTwirp, testBackend, type TestBackend } from './backend-calls.ts'
import { testDatabase } from './database.ts'
import { insertDoctor, NOW } from './doctors.ts'
import { decideAs, insertStaff, type Deciding, type Decision } from './staff.ts'

type Caller = { backend: TestBackend; bearer: string }

export const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')

/** The proposals about a doctor, and whether there is a second member. */
const listProposals = async ({ backend, bearer }: Caller, doctorId: string) =>
  (await callTwirp(backend, 'dp.staff.DoctorProposals/ListDoctorProposals', { doctor_id: doctorId }, bearer))
    .body

/** The proposals that may be confirmed now. */
const listOpen = async ({ backend, bearer }: Caller) =>
  (await callTwirp(backend, 'dp.staff.DoctorProposals/ListOpenProposals', {}, bearer)).body.proposals ?? []

/** An answer to a proposal. */
const answerAs = (
  { backend, bearer }: Caller,
  proposalId: string,
  answer: string,
  more: Record<string, unknown> = {},
) =>
  callTwirp(
    backend,
    'dp.staff.DoctorProposals/AnswerProposal',
    {
      proposal_id: proposalId,
      answer: `PROPOSAL_ANSWER_${answer}`,
      idempotency_key: crypto.randomUUID(),
      ...more,
    },
    bearer,
  )

/** A decision as two of our staff make it, a ban if none is named: what `bearer` proposes, `second` confirms. */
export async function decideByTwo(
  { second, ...deciding }: Deciding & { second: string },
  doctorId: string,
  decision: Decision,
) {
  const proposed = await decideAs(deciding, doctorId, { decision: 'BAN', ...decision })
  const by = { backend: deciding.backend, bearer: second }
  const { proposals = [] } = await listProposals(by, doctorId)
  const open = proposals.find(({ state }: { state: string }) => state === 'PROPOSAL_STATE_OPEN')
  if (open) await answerAs(by, open.id, 'CONFIRM')
  return proposed
}

/** Why the doctor of a `proposalHouse` is to be banned. */
export const REASON = '規約に反する行為のためです。'

/** Two of our staff, and the doctor about whom they decide: a new one for each test. */
export async function proposalHouse() {
  const db = await testDatabase({ max: 10 })
  const state = { now: NOW }
  const sent: (Letter & { recipient: string })[] = []
  const sendMail = async (mail: Letter & { recipient: string }) => void sent.push(mail)
  const backend = testBackend(db.database, () => state.now, null, { sendMail })
  const first = await insertStaff(db.database, '運営 花子')
  const second = await insertStaff(db.database, '運営 次郎')
  let person = await insertDoctor(db.database)

  const decide = (more: Decision = {}, by = first, { doctorId } = person) =>
    decideAs({ backend, database: db.database, bearer: by.bearer }, doctorId, {
      decision: 'BAN',
      seen_status: 'APPROVE',
      reason: REASON,
      ...more,
    })
  const list = (by = second) => listProposals({ backend, bearer: by.bearer }, person.doctorId)
  const openOnes = (by = second) => listOpen({ backend, bearer: by.bearer })
  return {
    db,
    backend,
    first,
    second,
    sent,
    state,
    decide,
    list,
    openOnes,
    person: () => person,
    async newPerson(standing: Parameters<typeof insertDoctor>[1] = {}) {
      state.now = NOW
      sent.length = 0
      person = await insertDoctor(db.database, standing)
    },
    isOpen: async () =>
      (await openOnes()).some((one: { doctor_id: string }) => one.doctor_id === person.doctorId),
    /** Proposes a ban, if no other decision is named; the id of the proposal. */
    async propose(by = first, more: Decision = {}): Promise<string> {
      expect(wordOf(await decide(more, by))).toBe('PROPOSED')
      const { proposals } = await list()
      return proposals.find((one: { state: string }) => one.state === 'PROPOSAL_STATE_OPEN').id
    },
    answer: (id: string, word: string, by = second, more: Record<string, unknown> = {}) =>
      answerAs({ backend, bearer: by.bearer }, id, word, more),
    statusOf: async ({ doctorId } = person) =>
      (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]?.status,
    decisionsOf: () =>
      db.database.select().from(doctorDecision).where(eq(doctorDecision.doctorId, person.doctorId)),
  }
}

export type ProposalHouse = Awaited<ReturnType<typeof proposalHouse>>

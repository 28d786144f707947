import { insertListing } from './listings.ts'
import { callTwirp } from './backend-calls.ts'
import { insertMember, type TestMember } from './members.ts'
import { withdrawals } from './withdrawals.ts'

export type Listing = { kind: 'SPOT' | 'REGULAR'; id: string }

/** A backend with a hospital, one of its members, and calls of both sides of a thread. */
export async function messageHouse() {
  const scene = await withdrawals()
  const spot = await insertListing(scene.db.database)
  const own = (await scene.listingOf(Number(spot)))?.hospitalId ?? 0
  const member: TestMember = await insertMember(scene.db.database, own)

  const asDoctor = (
    method: string,
    { kind, id }: Listing,
    bearer: string,
    more: Record<string, unknown> = {},
  ) =>
    callTwirp(
      scene.backend,
      `dp.message.Messages/${method}`,
      { kind: `LISTING_KIND_${kind}`, listing_id: id, ...more },
      bearer,
    )
  const asMember = (method: string, more: Record<string, unknown>, bearer = member.bearer) =>
    callTwirp(scene.backend, `dp.hospital.HospitalMessages/${method}`, more, bearer)
  /** The outcome, or the status of a refusal. */
  const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof callTwirp>>): string | number =>
    status === 200 ? String(body.outcome).replace('SEND_OUTCOME_', '') : status

  return {
    ...scene,
    own,
    member,
    asDoctor,
    asMember,
    outcomeOf,
    newSpot: async (): Promise<Listing> => ({
      kind: 'SPOT',
      id: await insertListing(scene.db.database, { applicationStatus: 'SELECTION' }),
    }),
    ask: async (
      listing: Listing,
      bearer: string,
      body = '駐車場はありますか。',
      key: string = crypto.randomUUID(),
    ) => outcomeOf(await asDoctor('SendMessage', listing, bearer, { body, idempotency_key: key })),
    reply: async (threadId: string, body = 'はい、あります。', bearer = member.bearer) =>
      outcomeOf(
        await asMember(
          'SendHospitalMessage',
          { thread_id: threadId, body, idempotency_key: crypto.randomUUID() },
          bearer,
        ),
      ),
    threadOf: async (listing: Listing, bearer: string) =>
      (await asDoctor('GetThread', listing, bearer)).body.thread,
    hospitalThread: (id: string, bearer = member.bearer) =>
      asMember('GetHospitalThread', { thread_id: id }, bearer),
  }
}

export type MessageHouse = Awaited<ReturnType<typeof messageHouse>>

export const bodiesOf = (thread: { messages?: { body: string }[] }) =>
  (thread.messages ?? []).map(({ body }) => body)

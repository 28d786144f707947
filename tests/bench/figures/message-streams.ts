import { request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#app/backend/database/client.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { startAppOn } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'
import { median, quantile } from '../statistics.ts'

/** The origin of the bench's servers. */
const issuer = 'http://localhost'

const STREAMS = 2_000
/** A process allows eight streams of one account. */
const DOCTORS = STREAMS / 8
const MESSAGES = 100
/** An account sends thirty messages in ten minutes. */
const MEMBERS = 5

type Call = { path: string; bearer: string; body?: unknown }

const call = (server: ChildServer, { path, bearer, body }: Call): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(server.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: issuer,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
    })
    sent.on('response', resolve).on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

async function post(server: ChildServer, path: string, bearer: string, body: unknown): Promise<string> {
  const answer = await call(server, { path: `/twirp/${path}`, bearer, body })
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
  return text
}

async function openStream(server: ChildServer, bearer: string, hear: () => void): Promise<void> {
  const answer = await call(server, { path: '/messages/events', bearer })
  if (answer.statusCode !== 200) throw new Error(`a stream was refused with ${answer.statusCode}`)
  answer.on('data', (chunk: Buffer) => {
    if (chunk.includes('changed')) hear()
  })
  answer.on('error', () => undefined)
}

/** Two processes on one PostgreSQL: memory of open event streams, and how soon a message of the other one is heard. */
export async function messageStreamFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const [first, second] = await Promise.all([
    startAppOn(postgres.url, 'first'),
    startAppOn(postgres.url, 'second'),
  ])
  const database = openDatabase({ url: postgres.url, max: 4 })
  try {
    const now = new Date()
    const doctors = await insertDoctors(database, DOCTORS, { now, issuer })
    const [listing] = await database
      .select({ id: spotWork.id, hospitalId: spotWork.hospitalId })
      .from(spotWork)
      .where(eq(spotWork.status, 'PUBLISHED'))
      .orderBy(spotWork.startTime)
      .offset(100)
      .limit(1)
    const [asker] = doctors
    if (!listing || !asker) throw new Error('no demo data')
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, () => insertMember(database, listing.hospitalId, { now, issuer })),
    )
    const place = { kind: 'LISTING_KIND_SPOT', listing_id: String(listing.id) }
    await post(first, 'dp.message.Messages/SendMessage', asker.bearer, {
      ...place,
      idempotency_key: crypto.randomUUID(),
      body: '質問です。',
    })
    const thread = await post(first, 'dp.message.Messages/GetThread', asker.bearer, place)
    const threadId = /"id":"([0-9a-f-]{36})"/.exec(thread)?.[1] ?? ''

    let heard: (() => void) | undefined
    await openStream(first, asker.bearer, () => heard?.())
    await wait(1_000)
    const before = await first.residentMemory()
    for (const { bearer } of doctors)
      await Promise.all(
        Array.from({ length: bearer === asker.bearer ? 7 : 8 }, () =>
          openStream(first, bearer, () => undefined),
        ),
      )
    await wait(2_000)
    const grown = (await first.residentMemory()) - before

    const delays: number[] = []
    for (let n = 0; n < MESSAGES; n++) {
      const { bearer } = members[n % MEMBERS] ?? { bearer: '' }
      const arrived = new Promise<void>((resolve) => (heard = resolve))
      const start = performance.now()
      const body = { thread_id: threadId, idempotency_key: crypto.randomUUID(), body: `${n}` }
      await Promise.all([
        post(second, 'dp.hospital.HospitalMessages/SendHospitalMessage', bearer, body),
        arrived,
      ])
      delays.push(performance.now() - start)
    }
    printPart('sending to hearing, median', `${median(delays).toFixed(1)} ms`)
    const p95 = quantile(delays, 0.95)
    return [
      {
        name: `memory of ${STREAMS} open streams ÷ 100 MB`,
        ratio: grown / 100e6,
        bound: 1,
        detail: `${(grown / 1e6).toFixed(1)} MB more`,
      },
      {
        name: 'a message heard in another process, p95 ÷ 500 ms',
        ratio: p95 / 500,
        bound: 1,
        detail: `${p95.toFixed(1)} ms with ${STREAMS} open streams`,
      },
    ]
  } finally {
    await database.$client.end()
    await first.stop()
    await second.stop()
    await postgres.stop()
  }
}

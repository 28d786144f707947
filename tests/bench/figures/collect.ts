import { setTimeout as wait } from 'node:timers/promises'
import { ANALYTICS_VERSION, EVENT_GROUP } from '#app/domain/visit/analytics-event.ts'
import { RESULTS, startAppOn } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { NoisyRun, printPart, type Figure } from '../figure.ts'
import { medianRatio, quantile } from '../statistics.ts'

const EVENTS_PER_SECOND = 10_000
/** Of one request, as browsers send them. */
const BATCH = 20
const SECONDS = 10
const ROUNDS = 3
/** Between two pages of the visitor who looks around meanwhile. */
const PAUSE_MS = 50
const TICK_MS = 10

const event = (session_id: string) => ({
  version: ANALYTICS_VERSION,
  timestamp: new Date().toISOString(),
  user_agent: {
    isBot: false,
    ua: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0',
    browser: { name: 'Chrome', version: '141.0.0.0' },
    device: {},
    engine: { name: 'Blink' },
    os: { name: 'Linux' },
  },
  session_id,
  git_commit_sha: '',
  event_group: EVENT_GROUP,
  event_type: 'page_view',
  target_key: 'page_url',
  target_value: 'https://dp.example/search/spot/result?prefectures=TOKYO',
})

/** Pages as one visitor opens them, one after the other, until it is over: milliseconds each. */
async function pages(server: ChildServer, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void until.then(() => (isOver = true))
  while (!isOver) {
    const began = performance.now()
    await server.request(RESULTS)
    times.push(performance.now() - began)
    await wait(PAUSE_MS)
  }
  return times
}

type Flood = { sent: number; refused: number; perSecond: number }

/** Ten thousand events a second. */
async function flood(server: ChildServer): Promise<Flood> {
  const body = JSON.stringify(Array.from({ length: BATCH }, () => event(crypto.randomUUID())))
  const requests = (EVENTS_PER_SECOND / BATCH) * SECONDS
  const began = performance.now()
  const running: Promise<boolean>[] = []
  const send = async (nth: number) => {
    // Each from a network of its own: a network is heard six hundred times a minute.
    const address = `10.${nth % 250}.${Math.floor(nth / 250)}.1`
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
    const response = await fetch(`${server.url}/collect`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    return response.status === 204
  }
  while (running.length < requests) {
    const due = Math.min(requests, ((performance.now() - began) / 1_000) * (EVENTS_PER_SECOND / BATCH))
    while (running.length < due) running.push(send(running.length))
    await wait(TICK_MS)
  }
  const answers = await Promise.all(running)
  const perSecond = (requests * BATCH * 1_000) / (performance.now() - began)
  return { sent: requests * BATCH, refused: answers.filter((isTaken) => !isTaken).length, perSecond }
}

/** What became of the events, as the process counts it, once it has come to rest. */
async function counted(server: ChildServer): Promise<{ stored: number; dropped: number }> {
  for (let before = -1; ;) {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const of = (state: string) =>
      Number(new RegExp(`^analytics_events\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1])
    const [stored, dropped] = [of('stored'), of('dropped')]
    if (of('held') === 0 && stored + dropped === before) return { stored, dropped }
    before = stored + dropped
    await wait(2_000)
  }
}

/** Ten thousand analytics events a second for ten seconds, and a visitor who looks around meanwhile. */
export async function collectFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const server = await startAppOn(postgres.url, 'app', { pinned: false, env: { TRUSTED_PROXY_HOPS: '1' } })
  try {
    await pages(server, wait(5_000))
    const [idle, busy]: [number[], number[]] = [[], []]
    const floods: Flood[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(quantile(await pages(server, wait(SECONDS * 1_000)), 0.95))
      const flooding = flood(server)
      busy.push(quantile(await pages(server, flooding), 0.95))
      floods.push(await flooding)
    }
    const { stored, dropped } = await counted(server)
    const sent = floods.reduce((sum, one) => sum + one.sent, 0)
    const refused = floods.reduce((sum, one) => sum + one.refused, 0)
    const slowest = Math.min(...floods.map(({ perSecond }) => perSecond))
    printPart('events a second, answered', floods.map(({ perSecond }) => perSecond.toFixed(0)).join(', '))
    printPart(
      'page p95, idle ÷ flooded',
      idle.map((ms, at) => `${ms.toFixed(0)} ÷ ${busy[at]?.toFixed(0)} ms`).join(', '),
    )
    if (slowest < EVENTS_PER_SECOND * 0.8)
      throw new NoisyRun(`only ${slowest.toFixed(0)} events a second were answered`)
    return [
      {
        name: `events neither stored nor counted as dropped, and requests refused, of ${sent} events`,
        ratio: Math.abs(sent - stored - dropped) + refused,
        bound: 0,
        detail: `${stored} stored, ${dropped} dropped`,
      },
      {
        name: `page p95 with ${EVENTS_PER_SECOND} events a second ÷ without`,
        ratio: medianRatio(busy, idle),
        bound: 2,
        detail: `at least ${slowest.toFixed(0)} events a second`,
      },
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

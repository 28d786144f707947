import type { Browser, Page } from '@playwright/test'
import { startAppServer } from '#tests/support/app-server.ts'
import { RESULTS } from '../app-child.ts'
import { FORM_INTERACTIONS, RESULT_INTERACTIONS } from '../browser/interactions.ts'
import { launchBrowser, logIn, PHONE, SLOW_DOWN, slowDown, type Session } from '../browser/phone.ts'
import { traced, type Span } from '../browser/trace.ts'
import { printPart, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 3
/** Long enough for what a choice sets off: the pause, the question, its answer drawn. */
const FOLLOW_UP_MS = 1_500

const CHOSEN = `${RESULTS}?prefectures=TOKYO,KANAGAWA&shiftPatterns=NIGHT`

async function opened(browser: Browser, url: string, storageState: Session, isPlain = false): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, storageState })
  if (isPlain) await dropScripts(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  // What waits for an idle moment has it now.
  await page.waitForTimeout(1_000)
  return page
}

/** The same page as links and forms: a page whose script is switched off has no Event Timing either. */
async function dropScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document') return type === 'script' ? route.abort() : route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    return route.fulfill({ response, body })
  })
}

type Measured = Record<string, Span[]>

const note = (measured: Measured, name: string, span: Span) => (measured[name] ??= []).push(span)

const typical = (spans: readonly Span[]): Span => ({
  wall: median(spans.map(({ wall }) => wall)),
  cpu: median(spans.map(({ cpu }) => cpu)),
})

const words = ({ cpu, wall }: Span) => `${cpu.toFixed(0)} ms CPU, ${wall.toFixed(0)} ms by the clock`

async function formFigures(
  browser: Browser,
  url: string,
  session: Session,
  kind: 'spot' | 'regular',
): Promise<Figure[]> {
  const measured: Measured = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await opened(browser, `${url}/search/${kind}/detail/advanced`, session)
    await slowDown(page)
    for (const [name, prepare] of Object.entries(FORM_INTERACTIONS[kind])) {
      const act = await prepare(page)
      note(measured, name, (await traced(browser, page, act, FOLLOW_UP_MS)).longestTask)
    }
    await page.close()
  }
  const worst = Object.entries(measured)
    .map(([name, spans]) => ({ name, ...typical(spans) }))
    .toSorted((one, other) => other.cpu - one.cpu)
  for (const one of worst) printPart(`${kind}, ${one.name}`, words(one))
  const [first] = worst
  if (!first) throw new Error('nothing was measured')
  return [
    {
      name: `longest task of any choice in the advanced search, ${kind}, at ${SLOW_DOWN}x, in milliseconds of CPU`,
      ratio: first.cpu,
      bound: 50,
      detail: `${first.name}; by the clock at most ${Math.max(...worst.map(({ wall }) => wall)).toFixed(0)} ms`,
    },
  ]
}

async function interactionOf(
  browser: Browser,
  url: string,
  session: Session,
  name: string,
  isPlain: boolean,
): Promise<Span | undefined> {
  const page = await opened(browser, url, session, isPlain)
  try {
    const prepare = RESULT_INTERACTIONS[name]
    if (!prepare) throw new Error(`no interaction ${name}`)
    const act = await prepare(page)
    await slowDown(page)
    return (await traced(browser, page, act, FOLLOW_UP_MS)).interaction
  } finally {
    await page.close()
  }
}

const WAYS = { script: false, plain: true } as const

/** Interaction to next paint of the results: the worst interaction of each round, with script and as plain links. */
async function resultFigures(browser: Browser, url: string, session: Session): Promise<Figure[]> {
  const rounds = { script: new Array<Span>(), plain: new Array<Span>() }
  const measured: Measured = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['script', 'plain'] as const) {
      const worst = { wall: 0, cpu: 0 }
      for (const name of Object.keys(RESULT_INTERACTIONS)) {
        const span = await interactionOf(browser, url + CHOSEN, session, name, WAYS[way])
        // The next page may be there before this one has painted the press; that is no wait either.
        if (!span) continue
        note(measured, `${name}, ${way}`, span)
        worst.wall = Math.max(worst.wall, span.wall)
        worst.cpu = Math.max(worst.cpu, span.cpu)
      }
      rounds[way].push(worst)
    }
  }
  for (const [name, spans] of Object.entries(measured)) printPart(name, words(typical(spans)))
  const script = typical(rounds.script)
  const plain = typical(rounds.plain)
  return [
    {
      name: `INP of the results ÷ the same page as plain links, at ${SLOW_DOWN}x`,
      ratio: script.wall / plain.wall,
      bound: 1.5,
      detail: `${script.wall.toFixed(0)} ÷ ${plain.wall.toFixed(0)} ms; of CPU ${script.cpu.toFixed(0)} ÷ ${plain.cpu.toFixed(0)} ms`,
    },
  ]
}

/** What the search costs under the finger, on a phone. */
export async function responsiveFigures(): Promise<Figure[]> {
  const browser = await launchBrowser()
  const server = await startAppServer()
  try {
    const session = await logIn(browser, server.url)
    return [
      ...(await formFigures(browser, server.url, session, 'spot')),
      ...(await formFigures(browser, server.url, session, 'regular')),
      ...(await resultFigures(browser, server.url, session)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

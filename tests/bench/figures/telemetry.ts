import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { currentFiles } from '#tests/support/current-build.ts'
import { startAppServer } from '#tests/support/app-server.ts'
import { RESULTS } from '../app-child.ts'
import { RESULT_INTERACTIONS } from '../browser/interactions.ts'
import { launchBrowser, logIn, PHONE, SLOW_DOWN, slowDown, type Session } from '../browser/phone.ts'
import { traced, type Span } from '../browser/trace.ts'
import { onQuietMachine, printPart, type Figure } from '../figure.ts'
import { geometricMean, median } from '../statistics.ts'

const ROUNDS = 20
const ASSETS = 'dist/client/assets'
/** What leaves the page as it is; both acts are told to the analytics. */
const STAYING = 'お気に入り'
const ACTS = [STAYING, 'もっと見る'] as const
type Act = (typeof ACTS)[number]
const FOLLOW_UP_MS = 1_000

const WAYS = ['with', 'without'] as const
type Way = (typeof WAYS)[number]
type Measured = Record<Way, { lcp: number[]; asked: number[]; inp: Record<Act, Span[]>; press: number[] }>

/** The chunk of the analytics, the vitals and the usage events; the chat is loaded when it is opened. */
function telemetryChunk(): string {
  const [chunk, ...others] = currentFiles('client/assets/', '.js').filter((path) =>
    readFileSync(path, 'utf8').includes('web_vital_'),
  )
  if (chunk === undefined || others.length > 0) throw new Error('the chunk of the analytics is not one')
  return basename(chunk)
}

/** Both ways are intercepted alike; without telemetry its chunk cannot be loaded. */
async function opened(
  browser: Browser,
  url: string,
  storageState: Session,
  chunk: string,
  way: Way,
): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, storageState })
  await page.route(`**/${chunk}`, (route) => (way === 'with' ? route.continue() : route.abort()))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      if (last) document.documentElement.setAttribute('data-lcp', String(last.startTime))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await slowDown(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  // What waits for an idle moment has it now.
  await page.waitForTimeout(1_000)
  return page
}

/** When the page asked for a chunk, in milliseconds since it began to load. */
const askedFor = (page: Page, chunk: string): Promise<number> =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').find((one) => one.name.endsWith(name))?.startTime ??
      Number.NaN,
    chunk,
  )

/** Milliseconds that a press of something told to the analytics keeps the page, with nothing else to do for it. */
function pressAlone(): number {
  const button = document.createElement('button')
  button.dataset['log'] = 'bench'
  document.body.append(button)
  const began = performance.now()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return performance.now() - began
}

async function round(
  browser: Browser,
  url: string,
  session: Session,
  chunk: string,
  way: Way,
  { lcp, asked, inp, press }: Measured[Way],
) {
  for (const name of ACTS) {
    const page = await opened(browser, url + RESULTS, session, chunk, way)
    lcp.push(Number(await page.locator('html').getAttribute('data-lcp')))
    if (way === 'with') asked.push(await askedFor(page, chunk))
    const act = await RESULT_INTERACTIONS[name]?.(page)
    if (!act) throw new Error(`no interaction ${name}`)
    const { interaction } = await traced(browser, page, act, FOLLOW_UP_MS)
    if (interaction) inp[name].push(interaction)
    if (name === STAYING) press.push(await page.evaluate(pressAlone))
    await page.close()
  }
}

/** What telemetry costs a doctor: nothing before the page is read, next to nothing under the finger. */
export async function telemetryFigures(): Promise<Figure[]> {
  const chunk = telemetryChunk()
  const bytes = gzipSync(readFileSync(join(ASSETS, chunk))).byteLength
  const browser = await launchBrowser()
  const server = await startAppServer()
  const none = (): Measured[Way] => ({
    lcp: [],
    asked: [],
    inp: { [STAYING]: [], もっと見る: [] },
    press: [],
  })
  const measured: Measured = { with: none(), without: none() }
  try {
    const session = await logIn(browser, server.url)
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      for (const way of nth % 2 ? WAYS : WAYS.toReversed())
        await round(browser, server.url, session, chunk, way, measured[way])
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const inpOf = (way: Way, act: Act) => median(measured[way].inp[act].map(({ wall }) => wall))
  const lcp = { with: median(measured.with.lcp), without: median(measured.without.lcp) }
  printPart('late code', `${chunk}, ${(bytes / 1_000).toFixed(1)} kB`)
  // Other work of the machine only lengthens a press: the shortest is the press itself.
  const [told, untold] = [Math.min(...measured.with.press), Math.min(...measured.without.press)]
  // The median of both acts together would lie between two heaps of times, where nothing was measured.
  const inp = geometricMean(ACTS.map((act) => inpOf('without', act)))
  return onQuietMachine([
    {
      name: 'late code of analytics and vitals, gzip, ÷ 8 kB',
      ratio: bytes / 8_000,
      bound: 1,
      detail: `${bytes} bytes`,
    },
    {
      name: `LCP of the results with analytics ÷ without, at ${SLOW_DOWN}x`,
      // Informs only: what is asked for after the LCP does not delay it, and the clock differs by more.
      ratio: lcp.with / lcp.without,
      detail: `${lcp.with.toFixed(1)} ÷ ${lcp.without.toFixed(1)} ms, ${measured.with.lcp.length} times each`,
    },
    {
      name: 'LCP ÷ the moment at which analytics are asked for, the worst',
      ratio: Math.max(...measured.with.lcp.map((at, nth) => at / (measured.with.asked[nth] ?? Number.NaN))),
      bound: 1,
      detail: `asked for after ${median(measured.with.asked).toFixed(0)} ms`,
    },
    {
      name: `INP of the results with analytics ÷ without, at ${SLOW_DOWN}x`,
      ratio: geometricMean(ACTS.map((act) => inpOf('with', act) / inpOf('without', act))),
      bound: 1.02,
      detail: ACTS.map(
        (act) => `${act} ${inpOf('with', act).toFixed(1)} ÷ ${inpOf('without', act).toFixed(1)} ms`,
      ).join(', '),
    },
    {
      name: 'INP with what analytics do at a press ÷ without',
      ratio: (inp + told - untold) / inp,
      bound: 1.02,
      detail: `${told.toFixed(1)} instead of ${untold.toFixed(1)} ms for a press that does nothing else`,
    },
  ])
}

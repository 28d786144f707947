import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

/** Milliseconds: by the clock, and of the processor alone, which a busy machine does not lengthen. */
export type Span = { wall: number; cpu: number }

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const TASK = 'ThreadControllerImpl::RunTask'
const BEGIN = 'bench begin'
/** What a mark is made by is a task of the page too, and over by then. */
const MARK_MS = 150

const number = v.optional(v.number(), 0)
const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: number,
  dur: number,
  tdur: number,
  id2: v.optional(v.object({ local: v.optional(v.string()) })),
  args: v.optional(
    v.object({
      data: v.optional(v.object({ interactionId: v.optional(v.number()), type: v.optional(v.string()) })),
    }),
  ),
})
const traceSchema = v.object({ traceEvents: v.array(v.looseObject({ name: v.string() })) })

type TraceEvent = v.InferOutput<typeof eventSchema>

const isOfUse = (name: string) => name === TASK || name === 'EventTiming' || name.startsWith('bench ')

function eventsOf(file: Buffer): TraceEvent[] {
  const trace: unknown = JSON.parse(file.toString())
  return v
    .parse(traceSchema, trace)
    .traceEvents.filter(({ name }) => isOfUse(name))
    .map((event) => v.parse(eventSchema, event))
}

/** What the page's main thread did from `act` until `rest` milliseconds after it. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  rest: number,
): Promise<{ longestTask: Span; interaction: Span | undefined }> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate((name) => performance.mark(name).name, BEGIN)
  await page.waitForTimeout(MARK_MS)
  await act()
  await page.waitForTimeout(rest)
  const events = eventsOf(await browser.stopTracing())
  const mark = events.find(({ name }) => name === BEGIN)
  if (!mark) throw new Error('the trace has lost its beginning')
  const own = events.filter(({ pid, ts }) => pid === mark.pid && ts >= mark.ts + MARK_MS * 500)
  const tasks = own.filter(({ name, tid }) => name === TASK && tid === mark.tid)
  return { longestTask: longest(tasks), interaction: worstInteraction(own, tasks) }
}

/**
 * Opens a page, and lists what each task of its main thread took of the processor after its first paint and until `rest`
 * milliseconds after it has loaded. Without the categories of the developer tools, for which V8 reads functions twice.
 */
export async function arrivalTasks(
  browser: Browser,
  page: Page,
  url: string,
  rest: number,
): Promise<number[]> {
  await page.addInitScript((name) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      performance.mark(name)
    }).observe({ type: 'paint', buffered: true })
  }, BEGIN)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.goto(url)
  await page.waitForTimeout(rest)
  const events = eventsOf(await browser.stopTracing())
  const mark = events.find(({ name }) => name === BEGIN)
  if (!mark) throw new Error('the trace has lost the first paint')
  return events
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === mark.pid && tid === mark.tid && ts > mark.ts)
    .map(({ tdur }) => milliseconds(tdur))
}

const milliseconds = (micro: number) => micro / 1_000

const longest = (tasks: readonly TraceEvent[]): Span => ({
  wall: milliseconds(Math.max(0, ...tasks.map(({ dur }) => dur))),
  cpu: milliseconds(Math.max(0, ...tasks.map(({ tdur }) => tdur))),
})

/** The worst of what Event Timing counts as interactions: from the press to the next paint. */
function worstInteraction(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): Span | undefined {
  const spans: Span[] = []
  const timings = events.filter(({ name }) => name === 'EventTiming')
  for (const begin of timings) {
    if (begin.ph !== 'b' || !begin.args?.data?.interactionId) continue
    const end = timings.find(
      ({ ph, id2, ts }) => ph === 'e' && ts >= begin.ts && id2?.local === begin.id2?.local,
    )
    if (!end) continue
    const between = tasks.filter(({ ts, dur }) => ts + dur > begin.ts && ts < end.ts)
    spans.push({
      wall: milliseconds(end.ts - begin.ts),
      cpu: milliseconds(between.reduce((sum, { tdur }) => sum + tdur, 0)),
    })
  }
  if (spans.length === 0) return undefined
  return { wall: Math.max(...spans.map(({ wall }) => wall)), cpu: Math.max(...spans.map(({ cpu }) => cpu)) }
}

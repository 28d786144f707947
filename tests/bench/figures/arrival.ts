import type { Browser } from '@playwright/test'
import { startAppServer } from '#tests/support/app-server.ts'
import { RESULTS } from '../app-child.ts'
import { launchBrowser, PHONE, SLOW_DOWN } from '../browser/phone.ts'
import { arrivalTasks } from '../browser/trace.ts'
import { printPart, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 7
/** What waits for an idle moment is over by then. */
const REST_MS = 3_000
const LONG_MS = 50

const PAGES = { 'a list of results': RESULTS, 'the home page': '/', 'the log-in': '/login' }

type Arrival = { longest: number; blocking: number }

/** What the main thread does after the first paint of a page, in milliseconds of CPU of a slow phone. */
async function arrive(browser: Browser, url: string): Promise<Arrival> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    // Not slowed down: the emulation stops the thread by the clock, which a busy machine counts as CPU.
    const tasks = (await arrivalTasks(browser, page, url, REST_MS)).map((cpu) => cpu * SLOW_DOWN)
    return {
      longest: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, cpu) => sum + Math.max(0, cpu - LONG_MS), 0),
    }
  } finally {
    await context.close()
  }
}

/** How long a page that has been painted keeps a finger waiting while it comes to life. */
export async function arrivalFigures(): Promise<Figure[]> {
  const browser = await launchBrowser()
  const server = await startAppServer()
  const measured = new Map<string, Arrival[]>()
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, path] of Object.entries(PAGES))
        measured.set(name, [...(measured.get(name) ?? []), await arrive(browser, server.url + path)])
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return [...measured].flatMap(([name, arrivals]) => {
    const longest = arrivals.map((one) => one.longest)
    const blocking = arrivals.map((one) => one.blocking)
    printPart(name, `longest task ${longest.map((one) => one.toFixed(0)).join(', ')} ms`)
    const detail = (list: number[]) =>
      `${median(list).toFixed(0)} ms, at least ${Math.min(...list).toFixed(0)}`
    return [
      {
        name: `longest task after the first paint of ${name}, at ${SLOW_DOWN}x, ÷ 90 ms of CPU`,
        ratio: median(longest) / 90,
        bound: 1,
        detail: detail(longest),
      },
      {
        name: `blocking time after the first paint of ${name}, at ${SLOW_DOWN}x, ÷ 90 ms of CPU`,
        ratio: median(blocking) / 90,
        bound: 1,
        detail: detail(blocking),
      },
    ]
  })
}

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** A page that tests of a worker use one after the other, each as if it had just been opened. */
type Kept = { context: BrowserContext; page: Page; devTools: CDPSession; isSpent: boolean }

/** Who looks at the page during one test. */
type Visit = {
  cookies: Parameters<BrowserContext['addCookies']>[0]
  headers: Record<string, string>
  viewport: { width: number; height: number } | null
}

const kept = new Map<string, Kept>()

/** Whether the context outlives the test in which it was opened. */
export const isKept = (context: BrowserContext): boolean =>
  [...kept.values()].some((one) => one.context === context)

/** What lasts until the page is closed, whatever is opened in it. */
const LASTING = [
  ...['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'routeWebSocket'],
  ...[
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
]
const OF_CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']
const HEARD = [
  ...[
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'frameattached',
    'framenavigated',
    'load',
  ],
  ...['pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
]

/** Has `called` told of each call of these methods, which do what they did before. */
function hear(of: object, names: readonly string[], called: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(of, name)
    if (typeof method !== 'function') continue
    const value = (...given: unknown[]): unknown => {
      called()
      return Reflect.apply(method, of, given)
    }
    Object.defineProperty(of, name, { value, configurable: true })
  }
}

async function open(browser: Browser, scripts: readonly string[]): Promise<Kept> {
  // Cookies and headers are the test's, and not the context's.
  const context = await browser.newContext({ storageState: undefined, extraHTTPHeaders: undefined })
  for (const content of scripts) await context.addInitScript({ content })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const one: Kept = { context, page, devTools, isSpent: false }
  const spend = () => void (one.isSpent = true)
  hear(page, LASTING, spend)
  hear(context, LASTING, spend)
  hear(context.clock, OF_CLOCK, spend)
  return one
}

/**
 * The page of this worker before which these scripts run: the browser has the app's scripts ready in it, which is half of what
 * opening a page costs. It has no history, and its storage is empty.
 */
export async function takePage(browser: Browser, scripts: readonly string[], visit: Visit): Promise<Page> {
  const kind = JSON.stringify(scripts)
  const one = kept.get(kind) ?? (await open(browser, scripts))
  kept.set(kind, one)
  await one.devTools.send('Page.resetNavigationHistory')
  await one.context.setExtraHTTPHeaders(visit.headers)
  await one.context.addCookies(visit.cookies)
  if (visit.viewport) await one.page.setViewportSize(visit.viewport)
  one.isSpent = false
  return one.page
}

function clearStorage(): void {
  sessionStorage.clear()
  localStorage.clear()
}

/** Takes away what the test has left, or the whole page if the test has failed or has done what lasts. */
export async function leavePage(page: Page, origin: string, hasPassed: boolean): Promise<void> {
  const found = [...kept].find(([, one]) => one.page === page)
  if (!found) return
  const [kind, { context, devTools, isSpent }] = found
  if (isSpent || !hasPassed || page.isClosed()) {
    kept.delete(kind)
    await context.close()
    return
  }
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of HEARD) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page.unrouteAll()
  await context.unrouteAll()
  // What lies below the pointer of the test before would be drawn as pointed at.
  await page.mouse.move(-1, -1)
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(clearStorage)
  const storageTypes = 'cookies,indexeddb,cache_storage,service_workers'
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await context.clearCookies()
  await context.clearPermissions()
}

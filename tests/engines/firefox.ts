import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { probePort } from '#app/commands/free-port.ts'
import { findInPath } from '#tests/support/system-packages.ts'
import { connectBidi } from './bidi.ts'
import { PHONE, type Engine, type Script } from './engine.ts'
import { startGroup } from './process-group.ts'

export const findFirefox = (): string | undefined => findInPath(['firefox-esr', 'firefox'])

const treeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) })
const entrySchema = v.object({ level: v.string(), text: v.nullable(v.string()) })
const evaluatedSchema = v.object({
  type: v.string(),
  result: v.optional(v.object({ value: v.optional(v.string()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})

/** A navigation away aborts what is being loaded, and says so; the icon is fetched for a tab that nobody sees. */
const OF_LEAVING =
  /AbortError|modulepreload|NS_BINDING_ABORTED|NetworkError when attempting|dynamically imported module|favicon\.ico/

/** No start page, whose load would abort the first page of a test. */
const QUIET = [
  'user_pref("browser.startup.page", 0);',
  'user_pref("browser.aboutwelcome.enabled", false);',
  'user_pref("browser.startup.homepage_override.mstone", "ignore");',
]

/** Firefox without a window, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const port = await probePort(0, '127.0.0.1')
  const group = await startGroup(
    findFirefox() ?? '',
    (folder) => [
      ...['--headless', '--no-remote', '--profile', folder],
      ...['--remote-debugging-port', String(port)],
    ],
    {
      // A window hardly larger than the page: to paint what is around it is a good part of the browser's work.
      env: { MOZ_HEADLESS_WIDTH: String(PHONE.width), MOZ_HEADLESS_HEIGHT: String(PHONE.height + 100) },
      prepare: (folder) => writeFile(join(folder, 'user.js'), QUIET.join('\n')),
    },
  )
  const told: string[] = []
  const bidi = await connectBidi(`ws://127.0.0.1:${port}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return
    const { level, text } = v.parse(entrySchema, params)
    if (level === 'error' && text && !OF_LEAVING.test(text)) told.push(text)
  })
  await bidi.call('session.new', { capabilities: {} })
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] })
  const tree = v.parse(treeSchema, await bidi.call('browsingContext.getTree', {}))
  const context = tree.contexts[0]?.context ?? ''
  await bidi.call('browsingContext.setViewport', { context, viewport: PHONE })

  async function evaluate(script: Script, args: readonly string[]): Promise<unknown> {
    const run = `(async (...given) => JSON.stringify(await (${String(script)})(...given)) ?? 'null')`
    const expression = `${run}(...${JSON.stringify(args)})`
    const asked = { expression, target: { context }, awaitPromise: true }
    const { result, exceptionDetails } = v.parse(evaluatedSchema, await bidi.call('script.evaluate', asked))
    if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`)
    return JSON.parse(result?.value ?? 'null')
  }
  return {
    async open(url) {
      const navigate = () => bidi.call('browsingContext.navigate', { context, url, wait: 'complete' })
      // What the page before was still doing may abort it.
      await navigate().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    run: (script, ...args) => evaluate(script, args),
    async become(cookies, origin) {
      await bidi.call('storage.deleteCookies', {})
      const { hostname: domain } = new URL(origin)
      for (const { name, value } of cookies) {
        const cookie = { name, value: { type: 'string', value }, domain, path: '/', httpOnly: true }
        await bidi.call('storage.setCookie', { cookie })
      }
    },
    faults: () => told.splice(0),
    async close() {
      bidi.close()
      await group.stop()
    },
  }
}

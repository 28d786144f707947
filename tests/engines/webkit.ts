import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { probePort } from '#app/commands/free-port.ts'
import { findInPath } from '#tests/support/system-packages.ts'
import { PHONE, until, type Engine, type Script } from './engine.ts'
import { startGroup } from './process-group.ts'

const MINI_BROWSER = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser'
const COMMANDS = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session']

/** WebKitGTK's small browser, if that, its driver and a window system are installed. */
export function findWebKit(): string | undefined {
  const [browser] = globSync(MINI_BROWSER)
  return COMMANDS.every((name) => findInPath([name])) ? browser : undefined
}

/** Gives every part of the window no width of its own, so that the page gets that of a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0 }'

const answerSchema = v.object({ value: v.unknown() })
const sessionSchema = v.object({ sessionId: v.string() })

/** WebKitGTK by its own driver, which speaks the classic WebDriver: no events, and so no errors of the page. */
export async function startWebKit(): Promise<Engine> {
  const binary = findWebKit()
  const port = await probePort(0, '127.0.0.1')
  const group = await startGroup(
    'xvfb-run',
    () => ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`],
    {
      // As root its sandbox cannot be made; without the bridge it looks for no screen reader.
      env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' },
      prepare: async (folder) => {
        await mkdir(join(folder, '.config/gtk-3.0'), { recursive: true })
        await writeFile(join(folder, '.config/gtk-3.0/gtk.css'), NARROW)
      },
    },
  )
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(answerSchema, await response.json())
    if (!response.ok) throw new Error(`WebKit ${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }
  await until(
    () => 'WebKitWebDriver',
    () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
  )
  const capabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const begun = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const at = `/session/${v.parse(sessionSchema, begun).sessionId}`
  await call('POST', `${at}/window/rect`, { x: 0, y: 0, ...PHONE })
  const execute = (script: Script, args: readonly unknown[]) =>
    call('POST', `${at}/execute/sync`, { script: `return (${String(script)})(...arguments)`, args })
  return {
    open: async (url) => void (await call('POST', `${at}/url`, { url })),
    run: (script, ...args) => execute(script, args),
    async become(cookies) {
      await call('DELETE', `${at}/cookie`)
      for (const cookie of cookies) await call('POST', `${at}/cookie`, { cookie: { ...cookie, path: '/' } })
    },
    faults: () => [],
    async close() {
      // One that is not told stays behind and refuses the next session.
      await call('DELETE', at).catch(() => undefined)
      await group.stop()
    },
  }
}

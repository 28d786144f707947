import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Below the project, since what is bundled takes its packages from there. */
const BUNDLES = join(import.meta.dirname, '../../node_modules/.cache/bundled-processes')

/** Migrations and the threads' scripts are found beside their sources: a bundled module knows where its own was. */
const OWN_ADDRESS: Plugin = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
}

/**
 * Bundles a script that a test starts again and again, in a second of CPU: to load the backend's sources one by one takes
 * nearly twice that at every start. Packages stay outside.
 */
export async function bundledProcess(script: string): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = join(BUNDLES, randomUUID())
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [OWN_ADDRESS],
    build: { ssr: script, outDir: folder, minify: false, copyPublicDir: false },
  })
  return {
    path: join(folder, basename(script).replace(/\.ts$/, '.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

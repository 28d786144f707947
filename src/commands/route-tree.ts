import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { PROJECT } from './places.ts'

/** Writes `src/route-tree.gen.ts`, a side effect of Start's plugin when Vite's configuration is resolved. */
export async function writeRouteTree(): Promise<void> {
  await resolveConfig(
    { root: PROJECT, configFile: join(PROJECT, 'app.config.ts'), logLevel: 'warn' },
    'serve',
  )
}

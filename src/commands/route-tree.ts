import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { PROJECT } from './settings.ts'

/** Writes `src/route-tree.gen.ts`: Start's plugin does so for every command of Vite, as soon as its configuration is read. */
export async function writeRouteTree(): Promise<void> {
  await resolveConfig(
    { root: PROJECT, configFile: join(PROJECT, 'app.config.ts'), logLevel: 'warn' },
    'serve',
  )
}

import { join } from 'node:path'
import { defineConfig } from 'vite'
import { NATIVE_PACKAGES, PRODUCTION_COMMANDS } from './production-commands.ts'

const COMMANDS = join(import.meta.dirname, '..')
const BACKEND = join(COMMANDS, '../backend')

// Beside `app.config.ts`, whose server build begins with the app and not with a command.
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: [...NATIVE_PACKAGES, 'pg-native'] },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        ...Object.fromEntries(
          Object.entries(PRODUCTION_COMMANDS).map(([name, source]) => [name, join(COMMANDS, source)]),
        ),
        'embedded.worker': join(BACKEND, 'database/embedded/embedded.worker.ts'),
        'decode.worker': join(BACKEND, 'file/decode.worker.ts'),
      },
      // All in one folder: what a module looks for beside itself is beside every script.
      output: { entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' },
    },
  },
})

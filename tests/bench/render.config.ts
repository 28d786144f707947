import { mergeConfig, type ConfigEnv } from 'vite'
import appConfig from '../../app.config.ts'

/** The app's server build with one more entry: the bare render of the results page. */
export default (env: ConfigEnv) =>
  mergeConfig(appConfig(env), {
    logLevel: 'error',
    build: { outDir: '.data/bench/render', emptyOutDir: true },
    environments: {
      ssr: {
        build: {
          rollupOptions: {
            input: { server: 'src/server.ts', render: 'tests/bench/servers/render-entry.tsx' },
          },
        },
      },
    },
  })

import { mergeConfig, type ConfigEnv } from 'vite'
import appConfig from '../../app.config.ts'

/**
 * The app's server build with one more entry: the bare render of the results page. That entry imports what the app loads late, so
 * what a start evaluates is not gathered in one file here: the page would wait for the file it is in.
 */
export default (env: ConfigEnv) => {
  const { environments, ...app } = appConfig(env)
  return mergeConfig(app, {
    logLevel: 'error',
    build: { outDir: '.data/bench/render', emptyOutDir: true },
    environments: {
      ...environments,
      ssr: {
        ...environments?.ssr,
        build: {
          rollupOptions: {
            input: { server: 'src/server.ts', render: 'tests/bench/servers/render-entry.tsx' },
          },
        },
      },
    },
  })
}

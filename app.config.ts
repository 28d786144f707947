import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { isOfConsole } from './src/commands/audiences.ts'
import { CLIENT_CHUNKS, chunksOfVisitors } from './src/commands/client-chunks.ts'
import { shortClassName } from './src/commands/class-name.ts'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './src/domain/visit/supported-browsers.ts'

/** The commit of this build, which analytics events name; empty outside a repository. */
function commitSha(): string {
  const given = process.env['GIT_COMMIT_SHA']
  if (given) return given
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

const OWN_SOURCES = join(import.meta.dirname, 'src')
const PHRASED_JSX = join(OWN_SOURCES, 'platform/server/phrased-jsx.server.ts')

/** On the server our own elements are made by a runtime that marks the phrases of their texts. */
const phrasedTexts: Plugin = {
  name: 'phrased-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    // Without it the bundler would ask for every import there is.
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) =>
      importer?.startsWith(OWN_SOURCES) && importer !== PHRASED_JSX ? PHRASED_JSX : null,
  },
}

const CONSOLE_SPLIT = [
  ['component' as const, 'loader' as const],
  ['pendingComponent' as const],
  ['errorComponent' as const],
  ['notFoundComponent' as const],
]

// Start does not find this file by itself: every vite and vitest script passes --config app.config.ts.
export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.GIT_COMMIT_SHA': JSON.stringify(commitSha()) },
  plugins: [
    phrasedTexts,
    chunksOfVisitors,
    tanstackStart({
      srcDirectory: 'src',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        // By default a route's pending component would be part of every page's first load.
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) => (isOfConsole(routeId) ? CONSOLE_SPLIT : undefined),
          defaultBehavior: [['component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        },
        semicolons: false,
        // Two seconds of every build and of every start of `npm run dev`, for a file that nobody writes.
        enableRouteTreeFormatting: false,
        addExtensions: true,
      },
      serverFns: {
        // Start's default id has 64 hex digits, which do not compress, for each server function that a page
        // may call.
        generateFunctionId: ({ filename, functionName }) =>
          createHash('sha256').update(`${filename}:${functionName}`).digest('hex').slice(0, 16),
      },
      importProtection: {
        behavior: 'error',
        // `files` replaces the default list, so `**/*.server.*` is repeated.
        client: { files: ['**/*.server.*', '**/backend/**', '**/commands/**'] },
      },
    }),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassName } : undefined),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page's first load lists the chunks of all others: names of the hash alone save a
            // kilobyte.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: CLIENT_CHUNKS },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks with what every start evaluates: finding and linking a file takes longer than running
            // it, and the late parts of the searches are imported with the first page.
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 1 },
                {
                  name: 'shared',
                  test: /\/src\/(ui|platform|domain|contract|features\/(search|listing|spot|regular))\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
      resolve: {
        // One bundle starts faster than a thousand small files; native packages stay outside. Development
        // runs the packages as they are.
        ...(command === 'build' ? { noExternal: true as const } : {}),
        external: ['@node-rs/argon2', 'pg-native'],
      },
    },
  },
  build: {
    sourcemap: false,
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
    // One style sheet: late parts are served as HTML before their script, and that HTML needs its styles.
    cssCodeSplit: false,
  },
}))

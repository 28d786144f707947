import { createHash } from 'node:crypto'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './src/commands/class-name.ts'

// Start does not look for this file by itself: every vite and vitest script passes --config app.config.ts.
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        // By default a route's waiting screen would be part of every page's first load.
        codeSplittingOptions: {
          defaultBehavior: [['component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
        },
        semicolons: false,
        addExtensions: true,
      },
      serverFns: {
        // By default 64 letters that do not pack, for each function a page may call.
        generateFunctionId: ({ filename, functionName }) =>
          createHash('sha256').update(`${filename}:${functionName}`).digest('hex').slice(0, 16),
      },
      importProtection: {
        behavior: 'error',
        // `files` replaces the default list, so `**/*.server.*` is said again.
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
            // A page's first load lists the files of all others: by their hash alone they are a kilobyte less.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              // What every page needs packs better as one file than as the five the bundler would make of it.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|cookie-es|@tanstack\/(history|router-core|react-router|start-client-core|store|react-store))\//,
                  priority: 2,
                },
                // Every page's own and nothing else, so that the next group cannot take what the first load needs.
                { name: 'framework', tags: ['$initial'], priority: 2 },
                {
                  name: 'parts',
                  test: /\/src\/(ui|domain|platform|contract)\/(?!skeleton|spinner)/,
                  minShareCount: 4,
                  priority: 1,
                },
                // Of a small module that several entries share, the request costs more than the bytes: the results page
                // loads 29 files in place of 62, and 1 % more.
                { name: 'small', test: /\/src\//, maxModuleSize: 1_000, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            // What every start evaluates is one file: two hundred take longer to find and link than to run.
            codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
          },
        },
      },
      resolve: {
        // One bundle starts faster than a thousand small files; what is native stays outside. Development runs the
        // packages as they are.
        ...(command === 'build' ? { noExternal: true as const } : {}),
        external: ['@node-rs/argon2', 'pg-native'],
      },
    },
  },
  build: {
    sourcemap: false,
    target: 'es2023',
    // One style sheet: parts whose script comes late are served as HTML, and their styles have to be there with it.
    cssCodeSplit: false,
  },
}))

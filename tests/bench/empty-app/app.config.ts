import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The yardstick of the first load: the smallest app of the same versions. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', addExtensions: true },
    }),
    react(),
  ],
  build: { target: 'es2023', outDir: '../../../.data/bench/empty-app', emptyOutDir: true },
})

import { basename } from 'node:path'
import type { Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'

const VAGUE = /^(utils?|helpers?|common|misc|types|constants|index)\.(ts|tsx)$/
const VAGUE_FOLDER = /\/(utils?|helpers?|common|misc|types|constants)\//
/** Named otherwise than the command of the backend that it calls. */
const UNMARKED_FUNCTION = /^export const (\w+)(?<!Fn) = createServerFn\(/gm
const ROUTE_LINES = 40
const MODULE_LINES = 300

export const shape: Check = {
  name: 'names and sizes',
  run: async () => {
    const files = (await Promise.all([sourceFiles('src'), sourceFiles('tests')])).flat()
    return files.flatMap(({ path, text, lines }) => {
      if (isGenerated(path) || path.startsWith('tests/bench/empty-app/')) return []
      const isRoute = path.startsWith('src/routes/')
      const findings: string[] = []
      if (VAGUE.test(basename(path)) && !isRoute) findings.push(`${path}: the name says nothing`)
      if (VAGUE_FOLDER.test(path)) findings.push(`${path}: the folder's name says nothing`)
      if (path.startsWith('src/') && /\.test\.tsx?$/.test(path))
        findings.push(`${path}: a test stands in tests/`)
      const most = isRoute ? ROUTE_LINES : MODULE_LINES
      if (lines > most) findings.push(`${path}: ${lines} lines, at most ${most}`)
      if (
        /(^|[^\w])(@ts-ignore|@ts-nocheck|eslint-disable|oxlint-disable)/.test(text) &&
        !path.startsWith('tests/checks/')
      ) {
        findings.push(`${path}: silences a check`)
      }
      for (const [, name] of text.matchAll(UNMARKED_FUNCTION))
        findings.push(`${path}: the server function ${name} ends with Fn`)
      return findings
    })
  },
}

import type { Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'

const WRITES = /\bconsole\s*[.[]|\bprocess\s*\.\s*(stdout|stderr)\b/

/** The log itself, what commands say to who gave them, and what runs in browsers. */
const MAY = new Set([
  'src/platform/log.server.ts',
  'src/commands/terminal.ts',
  'src/platform/report-error.ts',
  'src/features/session/watch-session.ts',
])

/** A line written past the log has no level and no request, and may carry what a statement was given. */
export const logOnly: Check = {
  name: 'nothing writes past the log',
  run: async () => {
    const findings: string[] = []
    for (const { path, text } of await sourceFiles('src')) {
      if (MAY.has(path) || isGenerated(path)) continue
      text.split('\n').forEach((line, index) => {
        if (WRITES.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
          findings.push(`${path}:${index + 1} writes past the log (src/platform/log.server.ts)`)
      })
    }
    return findings
  },
}

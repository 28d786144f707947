import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

const WAITS = /\bwaitForTimeout\(|\bsetTimeout\(\s*(?:resolve|settle|done|\w+,)|timers\/promises/
const AFTER_A_TIME = /^\s*\},\s*[\d_A-Z]+\),?$/

/** A wait of a fixed time is too long on most machines and too short on a busy one: what is waited for is an event. */
export const fixedWaits: Check = {
  name: 'browser tests: no waits of a fixed time',
  run: async () => {
    const files = await sourceFiles('tests/e2e')
    if (files.length === 0) return ['the scan finds no browser tests']
    return files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          WAITS.test(line) || AFTER_A_TIME.test(line)
            ? [`${path}:${index + 1}: wait for what is to happen, or move the page's clock`]
            : [],
        ),
    )
  },
}

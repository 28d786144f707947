import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

const BY_PLACE = /\.(first|last|nth)\(|\bnth=|:nth-(child|of-type)\(/
const MOST = 20

/** An element that is found by its place is another one once the page has changed, and hides what stands there twice. */
export const strictLocators: Check = {
  name: `browser tests: at most ${MOST} elements found by their place`,
  run: async () => {
    const files = await sourceFiles('tests/e2e')
    const found = files.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (BY_PLACE.test(line) ? [`${path}:${index + 1}`] : [])),
    )
    if (files.length === 0) return ['the scan finds no browser tests']
    return found.length > MOST
      ? [`${found.length} places; say which by its name, day or heading`, ...found]
      : []
  },
}

import { AUDIENCES, screens } from '../e2e/screens.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

/** Fewer screens than there are: the scan itself is broken. */
const FEWEST = 30

/** An address of the screen as a test writes it: `/spot/$id` is `/spot/` and a number or a value. */
const written = (screen: string) => new RegExp(`['"\`]${screen.replace(/\$\w+/g, '[^/\'"`]+')}(?=['"\`?#$])`)

export const screensAreTested: Check = {
  name: 'screens: each is looked at (tests/e2e/screens.ts) and has a journey (tests/e2e)',
  run: async () => {
    const all = await screens()
    const seen = AUDIENCES.flatMap(({ paths }) => paths.map((path) => `'${path}'`)).join()
    const journeys = (await sourceFiles('tests/e2e'))
      .filter(({ path }) => path.endsWith('.spec.ts'))
      .map(({ text }) => text)
      .join()
    return [
      ...all
        .filter((screen) => !written(screen).test(seen))
        .map((screen) => `${screen} is not in AUDIENCES of tests/e2e/screens.ts`),
      ...all
        .filter((screen) => !written(screen).test(journeys))
        .map((screen) => `${screen} is named by no test of tests/e2e: write a journey that opens it`),
      ...(all.length < FEWEST ? [`saw ${all.length} screens: the scan is broken`] : []),
    ]
  },
}

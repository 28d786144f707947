import type { Reporter } from 'vitest/node'

const LINES_OF_A_MESSAGE = 12

/**
 * Names the tests that passed only on their second try, after the whole run, with the beginning of what failed: the seed
 * and the counterexample of a property, say.
 */
export class SecondTry implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules) => {
    const told = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => {
          const message = test.result().errors?.[0]?.message ?? ''
          const lines = message.split('\n').slice(0, LINES_OF_A_MESSAGE)
          return [`${module.relativeModuleId} › ${test.fullName}`, ...lines].join('\n    ')
        }),
    )
    if (told.length > 0) console.warn(`\nPassed only on the second try:\n${told.join('\n')}`)
  }
}

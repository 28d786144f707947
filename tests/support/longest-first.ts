import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take minutes, the longest first. */
const LONGEST = [
  'smoke.test.ts',
  'backup.test.ts',
  'search-exact.test.ts',
  'kill.test.ts',
  'account-owner.test.ts',
  'kill-decisions.test.ts',
  'kill-reports.test.ts',
  'work-race.test.ts',
  'search-fresh.test.ts',
]

/** The order of the projects: browsers take one core of two each, and the shortest files come last. */
const PROJECTS = ['engines', 'api', 'embedded', 'unit']

/**
 * A fresh clone knows no durations, and vitest then goes by the size of the files: a long one that comes last keeps one
 * worker busy while the other has nothing to do. The files of a project follow one another, since a worker is kept only
 * for the next file of the same project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId))
      return at < 0 ? LONGEST.length : at
    }
    const order = (file: TestSpecification) => PROJECTS.indexOf(file.project.name)
    return sorted.toSorted((one, other) => order(one) - order(other) || place(one) - place(other))
  }
}

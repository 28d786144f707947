import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

/** Texts that tell people what the code does: numbers in them come from the rule that they tell of. */
const TEXTS =
  /^src\/(domain\/(help|operator)\/|features\/(about|help)\/|features\/home\/visitor-(questions|steps)|backend\/(.+\/)?[a-z-]*(notice-kinds?|letters)\.ts$)/

/** A number with its unit, as typed: 「5分」, 「３営業日」. The articles of laws are none, nor are invented values of the demo. */
const TYPED =
  /[0-9０-９一二三四五六七八九十]+(?:分(?!の)|時間|日(?!本|々)|件|人以|つ(?:の手順|から|付|に)|回まで|営業日|か月|年(?!分|月|度)|週間|円|%)/

const SPOKEN = /一日|一人|一件|一つひとつ|一度/g

const codeOf = (line: string): string =>
  /^\s*(\/\/|\*|\/\*|export const \w+_SINCE|demo:)/.test(line) ? '' : line.replaceAll(SPOKEN, '')

/** Numbers that stand in a text instead of coming from the rule (constants of `src/domain`). */
export const typedNumbers: Check = {
  name: 'texts: no number typed where a rule has it',
  run: async () => {
    const files = (await sourceFiles()).filter(({ path }) => TEXTS.test(path) && !/\.(test|css)\./.test(path))
    if (files.length < 15) return ['texts: the scan finds too few files']
    return files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          TYPED.test(codeOf(line))
            ? [`${path}:${index + 1}: take the number from the rule that it tells of`]
            : [],
        ),
    )
  },
}

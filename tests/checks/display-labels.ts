import type { Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'

/**
 * Text made for people is not read back (`src/backend/database/agreed-terms/DECISIONS.md`): a reworded label must change
 * nothing but the screen.
 */

const JAPANESE = '[ぁ-んァ-ヶ一-龠]'
const QUOTED = `(['"\`])[^'"\`]*${JAPANESE}[^'"\`]*\\1`

/** What reads what people have typed, or what the version before has written. */
const READS_TYPED = [
  // The one reader of terms that were stored as lines.
  'src/backend/database/agreed-terms/',
  'src/domain/money/read-payday.ts',
  'src/domain/search/words/',
  'src/domain/listing/unlawful-words.ts',
]
/** Names of stations, which hospitals write with their last letter or without. */
const OF_NAMES = ['src/domain/listing/listing-facts.ts', 'src/features/listing/card-words.ts']

const LITERAL = new RegExp(`[!=]==\\s*${QUOTED}|${JAPANESE}['"\`]\\s*[!=]==|\\bcase\\s+${QUOTED}\\s*:`)
const PART = new RegExp(`\\.(?:startsWith|endsWith|includes|indexOf|lastIndexOf|split)\\(\\s*${QUOTED}`)
/** Regular expressions with Japanese text, where terms are at hand. */
const PATTERN = new RegExp(
  `/[^/\\n]*${JAPANESE}[^/\\n]*/[a-z]*\\.(?:exec|test)|\\.(?:match|matchAll|search|replace|replaceAll|split)\\(\\s*/[^\\n]*${JAPANESE}|new RegExp\\([^\\n]*${JAPANESE}`,
)
const KNOWS_TERMS = /\b(?:TermsSnapshot|TermLine|termLines|termTextOf)\b/

/** Constants whose values are labels, by their names. */
function labelsIn(text: string): string[] {
  const label = new RegExp(`^\\s*(?:\\w+|'[^']+'):\\s*${QUOTED},?$`, 'm')
  return [
    ...text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)(?::[^=\n]+)? = \{\n([\s\S]*?)\n\}/gm),
  ].flatMap(([, name = '', body = '']) => (label.test(body) ? [name] : []))
}

/** Of the files, the lines that compare with a label or take a made sentence apart. */
function readBack(files: readonly { path: string; text: string }[]): string[] {
  const names = [...new Set(files.flatMap(({ text }) => labelsIn(text)))].join('|')
  const label = new RegExp(
    `[!=]==\\s*(?:${names})(?:\\.\\w+|\\[[^\\]]+\\])|\\b(?:${names})(?:\\.\\w+|\\[[^\\]]+\\])\\s*[!=]==`,
  )
  return files
    .filter(({ path }) => !READS_TYPED.some((place) => path.startsWith(place)))
    .flatMap(({ path, text }) => {
      const rules = [label, LITERAL]
      if (!OF_NAMES.includes(path)) rules.push(PART)
      if (KNOWS_TERMS.test(text)) rules.push(PATTERN)
      return text
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*(\/\/|\*|\/\*)/.test(line) && rules.some((rule) => rule.test(line))
            ? [`${path}:${index + 1}: compares with a text made for people; read the fact`]
            : [],
        )
    })
}

const WRONG = [
  "const SIDES = {\n  SELF: '自分',\n}\nif (said === SIDES.SELF) return",
  "if (heading === '支払日') return",
  "if (text.startsWith('更新することがあります')) return",
  'termLines(terms)\nconst number = /(\\d+)回まで/.exec(text)',
]

export const displayLabels: Check = {
  name: 'no display label is read back',
  run: async () => {
    const missed = WRONG.filter((text) => readBack([{ path: 'src/a.ts', text }]).length === 0)
    if (missed.length > 0) return missed.map((text) => `the check does not see: ${text}`)
    const files = (await sourceFiles('src')).filter(({ path }) => !isGenerated(path))
    return readBack(files)
  },
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, type Check } from './check.ts'
import { tableNames } from './glossary.ts'

const README = 'README.md'
/** Whoever opens the project reads it to its end. */
const LINES = 220
const BYTES = 16_000
/** `src/backend/server.ts`, in backticks or as the target of a link; one with a `<` or a `*` names no file of its own. */
const PATH = /(?:`|\]\()((?:src|tests)\/[^`)\s]+)(?=[`)])/g
/** A box of the picture of the tables. */
const BOX = /^ {2}(\w+) \S+ (\w+) : /gm

/** The first page is short, and what it points to is there. */
export const readme: Check = {
  name: 'README is short, and its paths and tables are there',
  run: async () => {
    const text = await readFile(join(PROJECT, README), 'utf8')
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
    const boxes = new Set([...text.matchAll(BOX)].flatMap(([, from = '', to = '']) => [from, to]))
    const tables = await tableNames()
    if (paths.length < 20 || boxes.size < 10) return [`${README}: paths or tables are not found any more`]
    const lines = text.trimEnd().split('\n').length
    const bytes = Buffer.byteLength(text)
    return [
      ...(lines > LINES ? [`${lines} lines, at most ${LINES}`] : []),
      ...(bytes > BYTES ? [`${bytes} bytes, at most ${BYTES}`] : []),
      ...paths
        .filter((path) => !/[<*…]/.test(path) && !existsSync(join(PROJECT, path)))
        .map((path) => `${path} is not there`),
      ...[...boxes].filter((box) => !tables.includes(box)).map((box) => `there is no table ${box}`),
    ].map((finding) => `${README}: ${finding}`)
  },
}

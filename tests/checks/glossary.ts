import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, type Check } from './check.ts'

const GLOSSARY = 'src/GLOSSARY.md'
/** Every folder of these stands in a line. */
const FLOORS = ['features', 'backend', 'backend/work', 'domain']
const PROTO = 'src/contract/proto'
const SNAPSHOTS = 'src/backend/database/migrations/meta'
/** Fewer lines than there are: the table is not read any more. */
const FEWEST = 60

type Line = { noun: string; folders: string[]; tables: string[]; protos: string[] }

const wordsOf = (cell = '') => cell.split(/\s+/).filter((word) => word !== '')

/** The lines of a table; those of the nouns have the Japanese word as their second cell. */
function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((row) => {
    if (!/^\| [a-z]/.test(row)) return []
    const cells = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const [noun = '', ...rest] = cells.length > 5 ? cells.toSpliced(1, 1) : cells
    return [{ noun, folders: wordsOf(rest[0]), tables: wordsOf(rest[1]), protos: wordsOf(rest[2]) }]
  })
}

/** `domain/listing/listing-report.ts` may say `report`: the folder's noun stands before it. */
function isNamed(noun: string, path: string): boolean {
  const [last = '', above = ''] = path.replace(/\.ts$/, '').split('/').toReversed()
  return last === noun || last === `${above}-${noun}`
}

/** What is there and named in no line, or in two, and what is named and not there. */
function missed(what: string, there: readonly string[], named: readonly string[]): string[] {
  return [
    ...there.filter((one) => !named.includes(one)).map((one) => `${what} ${one}: no line names it`),
    ...named.filter((one) => !there.includes(one)).map((one) => `${what} ${one}: is not there`),
    ...named
      .filter((one, index) => named.indexOf(one) !== index)
      .map((one) => `${what} ${one}: two lines name it`),
  ]
}

async function foldersOf(floor: string): Promise<string[]> {
  const entries = await readdir(join(PROJECT, 'src', floor), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${floor}/${name}`)
}

/** `work/thanks` for `thanks.proto` of the package `dp.work`. */
async function protoFiles(): Promise<string[]> {
  const names = (await readdir(join(PROJECT, PROTO))).filter((name) => name.endsWith('.proto'))
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(PROJECT, PROTO, name), 'utf8')
      return `${/^package dp\.(\w+);/m.exec(text)?.[1] ?? ''}/${name.replace('.proto', '')}`
    }),
  )
}

/** Those of the newest snapshot, which the check of migrations compares with the schema. */
export async function tableNames(): Promise<string[]> {
  const newest = (await readdir(join(PROJECT, SNAPSHOTS)))
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1)
  const text = await readFile(join(PROJECT, SNAPSHOTS, newest ?? ''), 'utf8')
  return [...text.matchAll(/^ {4}"public\.(\w+)": \{/gm)].map(([, name = '']) => name)
}

export const glossary: Check = {
  name: 'glossary: a noun has one name',
  run: async () => {
    const lines = linesOf(await readFile(join(PROJECT, GLOSSARY), 'utf8'))
    if (lines.length < FEWEST) return [`${GLOSSARY}: ${lines.length} lines only: the check reads it wrongly`]
    const folders = lines.flatMap((line) => line.folders)
    const rooms = (await Promise.all(FLOORS.map(foldersOf))).flat()
    const others = folders.filter((one) => !rooms.includes(one) && existsSync(join(PROJECT, 'src', one)))
    return [
      ...missed(
        'noun',
        [...new Set(lines.map(({ noun }) => noun))],
        lines.map(({ noun }) => noun),
      ),
      ...missed('folder', [...rooms, ...others], folders),
      ...missed(
        'table',
        await tableNames(),
        lines.flatMap(({ tables }) => tables),
      ),
      ...missed(
        'proto',
        await protoFiles(),
        lines.flatMap(({ protos }) => protos),
      ),
      ...lines.flatMap(({ noun, folders: own }) =>
        own.filter((one) => !isNamed(noun, one)).map((one) => `folder ${one}: its noun is ${noun}`),
      ),
    ].map((finding) => `${GLOSSARY}: ${finding}`)
  },
}

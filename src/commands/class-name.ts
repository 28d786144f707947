import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const sources = new Map<string, string>()

/**
 * A CSS class name of the build: five characters instead of nine, since a page contains two thousand. Derived
 * from the source position, so that server and browser bundle agree.
 */
export function shortClassName({ filePath, hash }: { filePath: string; hash: string }): string {
  const source = `${filePath} ${hash}`
  const number = createHash('sha256').update(source).digest().readUIntBE(0, 6)
  const first = LETTERS[number % LETTERS.length] ?? ''
  const name =
    first +
    Math.floor(number / LETTERS.length)
      .toString(36)
      .slice(-4)
  if ((sources.get(name) ?? source) !== source)
    throw new Error(
      `two classes have the name ${name}: put one of them before or after another in ${filePath}`,
    )
  sources.set(name, source)
  return name
}

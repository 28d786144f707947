import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const sources = new Map<string, string>()

/**
 * The name of a class in the build. A page says two thousand of them, and by default each has nine letters; five are enough
 * to tell a thousand apart. Made from where the class is written, so that server and browser agree.
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

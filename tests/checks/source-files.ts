import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'vite'
import { PROJECT } from './check.ts'

export type SourceFile = { path: string; text: string; lines: number }

const GENERATED = /(^src\/route-tree\.gen\.ts|^src\/contract\/gen\/|-env\.d\.ts|\.gen\.ts)/

export const isGenerated = (path: string): boolean => GENERATED.test(path)

/** Every TypeScript file below src/, by its path from the project. */
export async function sourceFiles(folder = 'src'): Promise<SourceFile[]> {
  const entries = await readdir(join(PROJECT, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(PROJECT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(PROJECT, path), 'utf8')
      return { path, text, lines: text.trimEnd().split('\n').length }
    }),
  )
}

export type Import = { specifier: string; isType: boolean }

/** What a module imports, re-exports or loads on demand. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ specifier: moduleRequest.value, isType })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ specifier: literal[1], isType: false })
  }
  return found
}

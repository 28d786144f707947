import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { BUILD } from '#app/commands/places.ts'

const manifestSchema = v.object({ files: v.record(v.string(), v.number()) })

/** The hashed files of the current build below a folder of `dist`, without those kept of earlier builds: absolute paths. */
export function currentFiles(below: 'client/assets/' | 'server/assets/', extension: string): string[] {
  const id = readFileSync(join(BUILD, 'server/build-id.txt'), 'utf8')
  const text = readFileSync(join(BUILD, `builds/${id}.json`), 'utf8')
  const { files } = v.parse(manifestSchema, JSON.parse(text))
  return Object.keys(files)
    .filter((path) => path.startsWith(below) && path.endsWith(extension))
    .map((path) => join(BUILD, path))
}

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which a compressed form saves nothing. */
const LEAST = 1024

/**
 * Writes the compressed forms of a folder's texts, once at the highest level, to the same places of another folder; of those
 * that have none beside them yet.
 */
export async function compressTexts(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(css|js|json|svg|txt|webmanifest)$/.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        if (existsSync(`${path}.br`)) return
        const bytes = await readFile(path)
        if (bytes.byteLength < LEAST) return
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, { params }),
          promisify(gzip)(bytes, { level: 9 }),
        ])
        const place = join(to, relative(from, path))
        await mkdir(dirname(place), { recursive: true })
        await Promise.all([writeFile(`${place}.br`, br), writeFile(`${place}.gz`, gz)])
      }),
  )
}

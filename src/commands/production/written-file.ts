import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { errorCode, StartFailure } from '../start-failure.ts'

const SENTENCE: Readonly<Record<string, string>> = {
  ENOSPC: '空き容量が足りません。',
  EISDIR: 'フォルダーではなくファイルを指定してください。',
}

/** What the operator is told of a file that cannot be written; other errors stay as they are. */
export function writeFailure(path: string, error: unknown): unknown {
  const code = errorCode(error)
  if (!/^E[A-Z]+$/.test(code)) return error
  const why = SENTENCE[code] ?? 'フォルダーがあるかどうかと、書き込みの権限を確認してください。'
  return new StartFailure(`${path} に書き込めません。${why}`, { cause: error })
}

/**
 * Writes a file that only its owner reads and that has its name when it is complete; `fill` ends the stream. Throws
 * `StartFailure` when it cannot be written.
 */
export async function writeWhole(path: string, fill: (out: Writable) => Promise<void>): Promise<void> {
  const draft = `${path}.part`
  try {
    const file = await open(draft, 'w', 0o600)
    const out = file.createWriteStream()
    try {
      await fill(out)
    } finally {
      out.destroy()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw writeFailure(path, error)
  }
}

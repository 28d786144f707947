import { once } from 'node:events'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { inflate } from 'node:zlib'
import { createGate } from '../gate.ts'

/**
 * An original photograph of a phone; our own pages send a third of it. More would exhaust the viewer's
 * memory.
 */
export const MOST_PIXELS = 16_000_000

/** Decoding a photograph takes about a second; a file that takes this long is malicious. */
const PATIENCE_MS = 20_000

const CHANNELS = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])
const DEPTHS = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
])

/** Passes of an interlaced PNG: first column, first row, column step, row step. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

type PngHeader = {
  width: number
  height: number
  bitsPerPixel: number
  interlaced: boolean
  indexed: boolean
}

function readHeader(data: Buffer): PngHeader | null {
  if (data.length !== 13) return null
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8)
  const channels = CHANNELS.get(colour)
  const isKnown = DEPTHS.get(colour)?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1
  if (!channels || !isKnown) return null
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  return { width, height, bitsPerPixel: channels * depth, interlaced: interlace === 1, indexed: colour === 3 }
}

/** Per pass: bytes of a row of the inflated data, filter byte included, and the number of rows. */
function passesOf({ width, height, bitsPerPixel, interlaced }: PngHeader): { row: number; rows: number }[] {
  const passes = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const)
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX)
    const rows = Math.ceil((height - y) / stepY)
    return columns > 0 && rows > 0 ? [{ row: 1 + Math.ceil((columns * bitsPerPixel) / 8), rows }] : []
  })
}

const unpack = promisify(inflate)

/**
 * Whether the data of a PNG is complete for its size. The chunks' checksums have been verified by
 * `readImage`.
 */
async function isWholePng(file: Buffer): Promise<boolean> {
  const parts: Buffer[] = []
  let header: PngHeader | null = null
  let hasPalette = false
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, end - 4)
    if (name === 'IHDR') header = readHeader(data)
    if (name === 'PLTE') hasPalette = data.length > 0 && data.length % 3 === 0
    if (name === 'IDAT') parts.push(data)
    at = end
  }
  if (!header || (header.indexed && !hasPalette)) return false
  const passes = passesOf(header)
  const expected = passes.reduce((sum, { row, rows }) => sum + row * rows, 0)
  // Asynchronous (zlib's thread pool), and limited to the expected size: a decompression bomb ends here.
  const pixels = await unpack(Buffer.concat(parts), { maxOutputLength: expected + 1 }).catch(() => null)
  if (pixels?.length !== expected) return false
  let start = 0
  for (const { row, rows } of passes) {
    for (let line = 0; line < rows; line += 1, start += row) if ((pixels[start] ?? 5) > 4) return false
  }
  return true
}

/** Limits concurrency: each decoding takes a core. */
const gate = createGate({ atOnce: 2, waiting: 40 })

async function isWholeByWorker(kind: 'JPEG' | 'PDF', file: Buffer, script: URL): Promise<boolean> {
  const workerData = { kind, file: new Uint8Array(file), mostPixels: MOST_PIXELS }
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: 768 } })
  try {
    const said: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })
    return said[0] === true
  } catch (error) {
    const isOwn = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isOwn || (error instanceof Error && error.name === 'AbortError')) return false
    throw error
  } finally {
    await worker.terminate()
  }
}

export type FileData = { mime: 'image/jpeg' | 'image/png' | 'application/pdf'; bytes: Buffer }

/**
 * Decodes files outside the event loop, and reports whether the data is complete to the last pixel or page; BUSY when
 * too many wait. `script` is the worker that decodes JPEGs and PDFs.
 */
export const createFileDecoder =
  (script: URL) =>
  ({ mime, bytes }: FileData): Promise<boolean | 'BUSY'> =>
    gate.run(() =>
      mime === 'image/png'
        ? isWholePng(bytes)
        : isWholeByWorker(mime === 'image/jpeg' ? 'JPEG' : 'PDF', bytes, script),
    )

export type FileDecoder = ReturnType<typeof createFileDecoder>

import { crc32 } from 'node:zlib'

/** A picture reduced to its visible parts: no metadata, and no other file appended or embedded (polyglot). */
export type ImageFile = { mime: 'image/jpeg' | 'image/png'; width: number; height: number; bytes: Buffer }

/**
 * JPEG marker segments that decoding needs: tables (DQT, DHT, DRI), frames, scans, and APP14 (Adobe colour
 * transform).
 */
const isShown = (marker: number) =>
  marker === 0xdb ||
  marker === 0xc4 ||
  marker === 0xdd ||
  marker === 0xee ||
  isFrame(marker) ||
  marker === 0xda
/** SOF markers: 0xc0 to 0xcf without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** End of the entropy-coded data: the next marker that is neither byte stuffing nor RST; -1 without one. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return -1
}

function readJpeg(file: Buffer): ImageFile | null {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scanned = false
  let at = 2
  while (at + 4 <= file.length + 2) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      kept.push(Buffer.from([0xff, 0xd9]))
      return size && scanned ? { mime: 'image/jpeg', ...size, bytes: Buffer.concat(kept) } : null
    }
    if (at + 4 > file.length) return null
    const length = file.readUInt16BE(at + 2)
    let end = at + 2 + length
    if (length < 2 || end > file.length) return null
    if (isFrame(marker)) {
      if (size || length < 8) return null
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    if (marker === 0xda) {
      if (!size) return null
      scanned = true
      end = endOfScan(file, end)
      if (end === -1) return null
    }
    if (isShown(marker)) kept.push(file.subarray(at, end))
    at = end
  }
  return null
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const PNG_SHOWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

function readPng(file: Buffer): ImageFile | null {
  const kept: Buffer[] = [PNG_SIGNATURE]
  let size: { width: number; height: number } | null = null
  let hasData = false
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return null
    const name = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    if ((name === 'IHDR') !== (at === 8)) return null
    if (name === 'IHDR') size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (name === 'IDAT') hasData = true
    if (PNG_SHOWN.has(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND')
      return size && hasData ? { mime: 'image/png', ...size, bytes: Buffer.concat(kept) } : null
    at = end
  }
  return null
}

/**
 * Parses a JPEG or PNG, detected by its content, and strips metadata; null for any other or truncated file.
 */
export function readImage(file: Buffer): ImageFile | null {
  if (file.length > 4 && file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return readJpeg(file)
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(file)
  return null
}

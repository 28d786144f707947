import sharp from 'sharp'

/** A photograph of a phone (48 megapixels are 8,064 × 6,048); more would exhaust the memory of who looks at it. */
const MOST_PIXELS = 50_000_000
/** In bytes, of the pixels unpacked: a picture of 16 bits a channel may have fewer. */
const MOST_UNPACKED = 200_000_000
/** A JPEG in several scans is unpacked as a whole, once per scan. No camera makes them. */
const PROGRESSIVE = { pixels: 25_000_000, scans: 40 }

/** The longest side that is kept in pixels, with the quality of a JPEG; the first whose file is small enough. */
const KEPT = [
  { side: 3_600, quality: 85 },
  { side: 2_800, quality: 80 },
  { side: 1_800, quality: 75 },
] as const

// One picture at a time in one thread, and nothing remembered: other work of the process comes first.
sharp.concurrency(1)
sharp.cache(false)

export type UprightPicture =
  | { mime: 'image/jpeg' | 'image/png'; width: number; height: number; bytes: Uint8Array }
  | { refusal: 'BROKEN' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX' }

/** Start-of-scan markers; a preview in the metadata has some of its own. */
function countScans(file: Buffer): number {
  const marker = Buffer.from([0xff, 0xda])
  let count = 0
  for (let at = file.indexOf(marker); at !== -1; at = file.indexOf(marker, at + 2)) count += 1
  return count
}

const open = (file: Buffer) =>
  sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).timeout({ seconds: 10 })

async function refusalOf(file: Buffer) {
  const head = await sharp(file, { limitInputPixels: false }).metadata()
  const pixels = head.width * head.height
  const depth = head.depth === 'ushort' ? 2 : 1
  if (pixels > MOST_PIXELS) return 'TOO_MANY_PIXELS'
  const isSlow = head.format === 'jpeg' && head.isProgressive && pixels > PROGRESSIVE.pixels
  if (isSlow || pixels * head.channels * depth > MOST_UNPACKED) return 'TOO_COMPLEX'
  return head.format === 'jpeg' && countScans(file) > PROGRESSIVE.scans ? 'TOO_COMPLEX' : null
}

/**
 * A JPEG or PNG drawn anew as its camera held it: turned upright, at most 3,600 pixels long, without metadata, and with
 * nothing in or behind it but pixels. A PNG over `mostBytes` becomes a JPEG.
 */
export async function uprightPicture(
  file: Buffer,
  { mime, mostBytes }: { mime: 'image/jpeg' | 'image/png'; mostBytes: number },
): Promise<UprightPicture> {
  try {
    const refusal = await refusalOf(file)
    if (refusal) return { refusal }
    for (const kind of mime === 'image/png'
      ? (['image/png', 'image/jpeg'] as const)
      : (['image/jpeg'] as const)) {
      for (const { side, quality } of kind === 'image/png' ? KEPT.slice(0, 1) : KEPT) {
        const drawn = open(file)
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        const encoded =
          kind === 'image/png' ? drawn.png() : drawn.flatten({ background: 'white' }).jpeg({ quality })
        const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
        if (data.length <= mostBytes)
          return { mime: kind, width: info.width, height: info.height, bytes: data }
      }
    }
    return { refusal: 'TOO_COMPLEX' }
  } catch {
    return { refusal: 'BROKEN' }
  }
}

/** Draws a picture at a size in pixels; null where the browser cannot. Transparent parts become white. */
export function drawPicture(
  source: CanvasImageSource,
  width: number,
  height: number,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Decodes a photograph upright, as its camera was held; null where the browser cannot. `close` it after use. */
export const decodePicture = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

/** The size with a longest side of at most `longest` pixels. */
export function sizeWithin({ width, height }: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const encodeJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((settle) => canvas.toBlob(settle, 'image/jpeg', 0.86))

/** Pixels: a page of A4 photographed with its smallest letters. */
const LONGEST_SIDE = 2_600
/** In bytes; a smaller picture of few pixels is sent as it is. */
const SMALL = 1_500_000

/**
 * A photograph as it is sent: turned upright and scaled down on this device, so that its megapixels do not matter. Any
 * other file, and one that this browser cannot decode, as it is.
 */
export async function pictureToSend(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const picture = await decodePicture(file)
  if (!picture) return file
  try {
    const size = sizeWithin(picture, LONGEST_SIDE)
    if (size.width === picture.width && file.size <= SMALL && file.type !== 'image/jpeg') return file
    const canvas = drawPicture(picture, size.width, size.height)
    const encoded = canvas && (await encodeJpeg(canvas))
    return encoded
      ? new File([encoded], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
      : file
  } finally {
    picture.close()
  }
}

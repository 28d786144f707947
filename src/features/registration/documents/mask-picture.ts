import { decodePicture, drawPicture, encodeJpeg, sizeWithin } from '../../../platform/phone-picture.ts'
import { pixelsOf, type MaskBox } from './mask-box.ts'
import { isBlurred } from './sharpness.ts'

/** Enough to read a licence, in a file of a few hundred kilobytes. */
const LONGEST_SIDE = 2_000
/** Below this size text is unreadable; the server refuses it too. */
const SHORTEST_SIDE = 480

/** The blur test scales pictures down to this length; in a larger one noise outweighs edges. */
const TESTED_SIDE = 1_000

export const UNREADABLE = '画像が不鮮明です。文字が読めるように撮り直してください。'

export type OpenedPicture =
  | { canvas: HTMLCanvasElement; isBlurred: boolean; problem: null }
  | { canvas: null; problem: string }

function looksBlurred(source: ImageBitmap): boolean {
  const tested = sizeWithin(source, TESTED_SIDE)
  const canvas = drawPicture(source, tested.width, tested.height)
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) return false
  const { width, height, data } = pixels
  const part = (index: number) => data[index] ?? 0
  const values = Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = 4 * pixel
    return 0.299 * part(at) + 0.587 * part(at + 1) + 0.114 * part(at + 2)
  })
  return isBlurred({ width, height, values })
}

/** Decodes a photograph on the device, upright and scaled down. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const cannotOpen = {
    canvas: null,
    problem: 'この画像は開けませんでした。JPEGまたはPNGの写真を選んでください。',
  }
  const bitmap = await decodePicture(file)
  if (!bitmap) return cannotOpen
  try {
    const { width, height } = sizeWithin(bitmap, LONGEST_SIDE)
    if (Math.min(width, height) < SHORTEST_SIDE) return { canvas: null, problem: UNREADABLE }
    const canvas = drawPicture(bitmap, width, height)
    return canvas ? { canvas, isBlurred: looksBlurred(bitmap), problem: null } : cannotOpen
  } finally {
    bitmap.close()
  }
}

/** Draws the mask and encodes a new JPEG: the masked pixels are not in the file. */
export async function maskedPicture(picture: HTMLCanvasElement, box: MaskBox | null): Promise<Blob | null> {
  const canvas = drawPicture(picture, picture.width, picture.height)
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return null
  if (box) {
    const { left, top, width, height } = pixelsOf(box, picture)
    context.fillStyle = 'black'
    context.fillRect(left, top, width, height)
  }
  return encodeJpeg(canvas)
}

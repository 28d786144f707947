/** The part of a picture that is blackened, in shares of its width and height. */
export type MaskBox = { x: number; y: number; width: number; height: number }

const SMALLEST = 0.04

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The same box where it lies wholly inside the picture and is large enough to be taken hold of. */
export function insidePicture({ x, y, width, height }: MaskBox): MaskBox {
  const [w, h] = [between(width, SMALLEST, 1), between(height, SMALLEST, 1)]
  return { width: w, height: h, x: between(x, 0, 1 - w), y: between(y, 0, 1 - h) }
}

export const moved = (box: MaskBox, dx: number, dy: number): MaskBox =>
  insidePicture({ ...box, x: box.x + dx, y: box.y + dy })

/** Its lower right corner goes along; the upper left stays. */
export const stretched = ({ x, y, width, height }: MaskBox, dx: number, dy: number): MaskBox => ({
  x,
  y,
  width: between(width + dx, SMALLEST, 1 - x),
  height: between(height + dy, SMALLEST, 1 - y),
})

/** In whole pixels, rounded outwards: no line of what is hidden may shine through at the edge. */
export function pixelsOf({ x, y, width, height }: MaskBox, picture: { width: number; height: number }) {
  const left = Math.floor(x * picture.width)
  const top = Math.floor(y * picture.height)
  return {
    left,
    top,
    width: Math.ceil((x + width) * picture.width) - left,
    height: Math.ceil((y + height) * picture.height) - top,
  }
}

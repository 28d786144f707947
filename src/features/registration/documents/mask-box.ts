/** The masked part of a picture, in fractions of its width and height. */
export type MaskBox = { x: number; y: number; width: number; height: number }

const SMALLEST = 0.04

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Moves and resizes a box to lie inside the picture and be large enough to grab. */
export function insidePicture({ x, y, width, height }: MaskBox): MaskBox {
  const [w, h] = [between(width, SMALLEST, 1), between(height, SMALLEST, 1)]
  return { width: w, height: h, x: between(x, 0, 1 - w), y: between(y, 0, 1 - h) }
}

export const moved = (box: MaskBox, dx: number, dy: number): MaskBox =>
  insidePicture({ ...box, x: box.x + dx, y: box.y + dy })

/** Moves the lower right corner; the upper left stays. */
export const stretched = ({ x, y, width, height }: MaskBox, dx: number, dy: number): MaskBox => ({
  x,
  y,
  width: between(width + dx, SMALLEST, 1 - x),
  height: between(height + dy, SMALLEST, 1 - y),
})

/** In whole pixels, rounded outwards, so that nothing masked shows at the edge. */
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

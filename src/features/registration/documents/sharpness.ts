/** Grey values of a picture, 0 to 255, in rows. */
export type GreyPicture = { width: number; height: number; values: ArrayLike<number> }

/** Side of a tile in pixels: a few letters of a licence. */
const TILE = 50
/** Fraction of tiles that count: a paper has letters somewhere, but is mostly empty. */
const COUNTED = 0.05
/**
 * Threshold for a picture 1,000 pixels long: letters in focus have about 1 to 8, a blur of one pixel leaves
 * 0.14 or more, a blur of two pixels, which merges small letters, at most 0.07.
 */
const SHARP = 0.08

type Tile = { edges: number; contrast: number }

/** Variance of the Laplacian and of the grey values in a tile. */
function tileAt({ width, values }: GreyPicture, left: number, top: number): Tile {
  const at = (index: number) => values[index] ?? 0
  let [edge, edges, grey, greys] = [0, 0, 0, 0]
  for (let y = top; y < top + TILE; y += 1) {
    for (let x = left; x < left + TILE; x += 1) {
      const index = y * width + x
      const value = at(index)
      const change = 4 * value - at(index - 1) - at(index + 1) - at(index - width) - at(index + width)
      edge += change
      edges += change * change
      grey += value
      greys += value * value
    }
  }
  const count = TILE * TILE
  return { edges: edges / count - (edge / count) ** 2, contrast: greys / count - (grey / count) ** 2 }
}

function tilesOf(picture: GreyPicture): Tile[] {
  const tiles: Tile[] = []
  for (let top = 1; top + TILE < picture.height; top += TILE)
    for (let left = 1; left + TILE < picture.width; left += TILE) tiles.push(tileAt(picture, left, top))
  return tiles.toSorted((one, other) => other.edges - one.edges)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Whether small letters are unreadable, in a picture at most about 1,000 pixels long. Compares the edges of
 * the sharpest tiles with their contrast, so that a dim photograph counts like a bright one; the edges of the
 * emptiest tiles are camera noise and are subtracted. Only a warning: very noisy pictures pass.
 */
export function isBlurred(picture: GreyPicture): boolean {
  const tiles = tilesOf(picture)
  const noise = tiles[Math.floor(tiles.length * 0.9)]?.edges ?? 0
  const counted = tiles.slice(0, Math.max(1, Math.ceil(tiles.length * COUNTED)))
  const edges = sum(counted.map((tile) => tile.edges - noise))
  const contrast = sum(counted.map((tile) => tile.contrast + 1))
  return edges / contrast < SHARP
}

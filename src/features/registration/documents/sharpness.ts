/** Grey values of a picture, 0 to 255, row by row. */
export type GreyPicture = { width: number; height: number; values: ArrayLike<number> }

/** Side of the squares a picture is looked at by: a few letters of a licence. */
const TILE = 50
/** The share of the squares that is asked: somewhere on a paper there are letters, most of it is empty. */
const ASKED = 0.05
/**
 * Edges of a picture 1,000 pixels long: letters in focus have some 1 to 8, a blur of one pixel leaves 0.14 and more, one
 * of two pixels, where small letters run together, 0.07 at most.
 */
const SHARP = 0.08

type Tile = { edges: number; contrast: number }

/** Variance of the Laplacian, and of the grey itself, within a square. */
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
 * Whether small letters cannot be read, of a picture at most some 1,000 pixels long: how steep its steepest parts are,
 * held against their contrast, so that a dim photograph is as sharp as a bright one. What even the emptiest parts
 * have is noise of the camera. A warning, not a judgement: very noisy pictures pass.
 */
export function isBlurred(picture: GreyPicture): boolean {
  const tiles = tilesOf(picture)
  const noise = tiles[Math.floor(tiles.length * 0.9)]?.edges ?? 0
  const asked = tiles.slice(0, Math.max(1, Math.ceil(tiles.length * ASKED)))
  const edges = sum(asked.map((tile) => tile.edges - noise))
  const contrast = sum(asked.map((tile) => tile.contrast + 1))
  return edges / contrast < SHARP
}

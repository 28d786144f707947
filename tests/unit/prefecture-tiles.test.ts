import { expect, test } from 'vitest'
import { neighboursOf } from '#app/domain/search/neighbour-prefecture.ts'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'
import { wordOf } from '#app/domain/text/known-word.ts'
import { PREFECTURE_TILE } from '#app/features/search/places/prefecture-tiles.ts'

const ALL = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

function placesOf(prefecture: (typeof ALL)[number]): string[] {
  const [row, column, rows = 1, columns = 1] = PREFECTURE_TILE[prefecture]
  return Array.from({ length: rows * columns }, (_, at) =>
    [row + Math.floor(at / columns), column + (at % columns)].join(),
  )
}

test('every prefecture has room of its own', () => {
  const places = ALL.flatMap(placesOf)
  expect(new Set(places).size).toBe(places.length)
  expect(Math.max(...places.map((place) => Number(place.split(',')[1])))).toBe(13)
})

test('a prefecture lies beside one of its neighbours, or across the water from one', () => {
  const around = (place: string) => {
    const [row = 0, column = 0] = place.split(',').map(Number)
    return [-2, -1, 0, 1, 2].flatMap((down) =>
      [-2, -1, 0, 1, 2].map((right) => `${row + down},${column + right}`),
    )
  }
  const alone = ALL.filter((one) => {
    const near = new Set(placesOf(one).flatMap(around))
    return !neighboursOf([one]).some((other) => placesOf(other).some((place) => near.has(place)))
  })
  expect(alone).toEqual([])
})

import { expect, test } from 'vitest'
import { isBlurred } from '#app/features/registration/documents/sharpness.ts'

const [WIDTH, HEIGHT] = [600, 420]

type Picture = { width: number; height: number; values: Float32Array }

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Strokes of two pixels on paper: letters 20 pixels high in rows, on the part of the page that has any. */
function paper({ ink = 30, page = 230, rows = 7 }): Picture {
  const values = new Float32Array(WIDTH * HEIGHT).fill(page)
  const next = numbers(7)
  for (let row = 0; row < rows; row += 1) {
    for (let letter = 0; letter < 18; letter += 1) {
      for (let stroke = 0; stroke < 6; stroke += 1) {
        const [x, y] = [100 + letter * 22 + Math.floor(next() * 16), 100 + row * 40 + Math.floor(next() * 16)]
        const isUpright = next() < 0.5
        for (let along = 0; along < 12; along += 1)
          for (let across = 0; across < 2; across += 1)
            values[(y + (isUpright ? along : across)) * WIDTH + x + (isUpright ? across : along)] = ink
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, values }
}

/** Each value becomes the mean of those up to `radius` away, along lines whose next value is `step` further. */
function smeared(values: Float32Array, radius: number, step: number, end: number): Float32Array {
  const made = new Float32Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const place = Math.floor(index / step) % end
    let [total, count] = [0, 0]
    for (let k = Math.max(-radius, -place); k <= Math.min(radius, end - 1 - place); k += 1) {
      total += values[index + k * step] ?? 0
      count += 1
    }
    made[index] = total / count
  }
  return made
}

/** Out of focus: three passes are nearly the bell of a lens, of 1.4 pixels by a radius of one, 2.4 by two, 4.5 by four. */
function blurred(picture: Picture, radius: number, passes = 3): Picture {
  let { values } = picture
  for (let pass = 0; pass < passes; pass += 1)
    values = smeared(smeared(values, radius, 1, WIDTH), radius, WIDTH, HEIGHT)
  return { ...picture, values }
}

function noisy({ values, ...size }: Picture, most: number): Picture {
  const next = numbers(11)
  return { ...size, values: Float32Array.from(values, (value) => value + (next() + next() - 1) * most) }
}

const KINDS: [string, Parameters<typeof paper>[0]][] = [
  ['a page of print', {}],
  ['a page in the dark', { ink: 60, page: 110 }],
  ['two lines on an empty page', { rows: 2 }],
]

test.each(KINDS)('%s is sharp, and so it is a little out of focus or with some noise', (_, kind) => {
  const picture = paper(kind)
  expect(isBlurred(picture)).toBe(false)
  expect(isBlurred(blurred(picture, 1, 1))).toBe(false)
  expect(isBlurred(noisy(picture, 6))).toBe(false)
})

test.each(KINDS)('%s out of focus is blurred, noise or not', (_, kind) => {
  for (const radius of [2, 4, 8]) expect(isBlurred(blurred(paper(kind), radius)), `${radius}`).toBe(true)
  expect(isBlurred(noisy(blurred(paper({}), 4), 4))).toBe(true)
})

test('an empty page says nothing that could be read', () => {
  expect(isBlurred(paper({ rows: 0 }))).toBe(true)
})

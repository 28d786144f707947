import { expect, test } from 'vitest'
import { palette } from '#app/ui/theme/palette.ts'
import { darkColors, fontSize, lightColors } from '#app/ui/theme/tokens.ts'

// Colours and sizes of the brand.

const SCALES = ['blueGray', 'blue', 'red', 'yellow', 'green', 'orange', 'gray', 'apple', 'gradient']

test('the palette has the nine scales, and each of a colour runs from light to dark', () => {
  expect(Object.keys(palette)).toEqual(expect.arrayContaining(SCALES))
  for (const [name, scale] of Object.entries(palette)) {
    if (!SCALES.slice(0, 7).includes(name)) continue
    const steps = Object.keys(scale).map(Number)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect([steps[0], steps.at(-1)]).toEqual([50, name === 'blueGray' ? 950 : 900])
  }
})

/** Red, green and blue from 0 to 255. */
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('the brand is blue; error, required and important are red, in both colour modes', () => {
  for (const colors of [lightColors, darkColors]) {
    const [red = 0, green = 0, blue = 0] = channels(colors.brand)
    expect(blue).toBeGreaterThan(Math.max(red, green))
    const [dangerRed = 0, ...others] = channels(colors.danger)
    expect(dangerRed).toBeGreaterThan(Math.max(...others))
  }
})

test('sizes of letters grow to 9xl, 8rem', () => {
  const sizes = Object.values(fontSize).map((size) => Number.parseFloat(size))
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(fontSize['9xl']).toBe('8rem')
})

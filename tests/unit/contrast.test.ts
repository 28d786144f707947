import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#app/ui/theme/contrast.ts'
import { type ColorRole, darkColors, lightColors } from '#app/ui/theme/tokens.ts'

type Pair = readonly [foreground: ColorRole, background: ColorRole]

const grounds = ['surface', 'surfaceRaised'] as const

const text: readonly Pair[] = [
  ...grounds.flatMap((ground) =>
    (['ink', 'sub', 'brand', 'brandInk', 'good', 'warn', 'danger', 'saturday', 'holiday'] as const).map(
      (role): Pair => [role, ground],
    ),
  ),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['brandInk', 'brandWeak'],
  ['ink', 'brandWeak'],
  ['sub', 'brandWeak'],
  ['good', 'goodWeak'],
  ['ink', 'goodWeak'],
  ['warn', 'warnWeak'],
  ['ink', 'warnWeak'],
  ['sub', 'warnWeak'],
  ['brandInk', 'warnWeak'],
  ['holiday', 'warnWeak'],
  ['saturday', 'warnWeak'],
  ['danger', 'dangerWeak'],
  ['ink', 'dangerWeak'],
  ['sub', 'track'],
  ['ink', 'track'],
]

const nonText: readonly Pair[] = [
  ...grounds.flatMap((ground) =>
    (['control', 'brand', 'focus', 'night', 'like'] as const).map((role): Pair => [role, ground]),
  ),
  ['night', 'track'],
  ['brand', 'track'],
  ['good', 'track'],
]

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('the %s palette', (_mode, colors) => {
  it.each(text)('reads %s on %s', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(nonText)('shows %s on %s', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3)
  })
})

describe('contrastRatio', () => {
  it('is 21 for black on white, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
  })
})

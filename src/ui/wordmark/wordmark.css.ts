import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'
import { narrowShape, wideShape } from './wordmark-shapes.ts'

const { brand, day, line, sub } = vars.color

/** The two halves of the mark, night above and day below, in a square of this size. */
const halves = (top: number, size: number) =>
  `linear-gradient(135deg, ${brand} 50%, ${day} 0) 0 ${top}px / ${size}px ${size}px no-repeat`

/** A CSS mask in the cached style sheet, because every page has the wordmark. */
const drawn = (shape: string, width: number, height: number, colours: string) => ({
  width: `${width}px`,
  height: `${height}px`,
  background: colours,
  mask: `${shape} 0 0 / 100% 100% no-repeat`,
})

const narrow = drawn(narrowShape, 90, 32.37, `${halves(6.8, 18.8)}, ${brand}`)
// Name, rule and tagline, from left to right.
const wide = drawn(
  wideShape,
  210,
  21.21,
  `${halves(0.85, 19.5)}, linear-gradient(90deg, ${brand} 113px, ${line} 0 119px, ${sub} 0)`,
)

const wordmark = style({ display: 'inline-block', flexShrink: 0, forcedColorAdjust: 'none' })

export const shapes = {
  narrow: style([wordmark, narrow]),
  wide: style([wordmark, wide]),
  /** Narrow below the desktop breakpoint, wide above it. */
  auto: style([wordmark, narrow, { '@media': { [media.xl]: wide } }]),
}

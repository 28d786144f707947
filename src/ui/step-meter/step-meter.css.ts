import { styleVariants } from '@vanilla-extract/css'
import { style } from '@vanilla-extract/css'
import { forcedColors } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

const WIDTH = 12
const GAP = 2
const HEIGHT = 6
const STEPS = [0, 1, 2, 3, 4, 5] as const
const step = WIDTH + GAP

// A mask of one bar with round ends, repeated: two discs and the rectangle between them.
const end = HEIGHT / 2
const disc = (x: number) =>
  `radial-gradient(circle at ${x}px ${end}px, #000 ${end - 0.25}px, transparent ${end}px)`
const between = `linear-gradient(90deg, transparent ${end}px, #000 0 ${WIDTH - end}px, transparent 0)`

/** The word with five bars before it, on the baseline of the surrounding text. */
export const meter = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.md,
  color: vars.text.main,
  '::before': {
    content: '',
    alignSelf: 'center',
    flexShrink: 0,
    width: `${5 * step - GAP}px`,
    height: `${HEIGHT}px`,
    maskImage: `${disc(end)}, ${disc(WIDTH - end)}, ${between}`,
    maskSize: `${step}px ${HEIGHT}px`,
    maskRepeat: 'repeat-x',
    forcedColorAdjust: 'none',
  },
})

const bars = (value: number, on: string, off: string) =>
  `linear-gradient(90deg, ${on} ${value * step}px, ${off} 0)`

export const steps: Record<number, string> = styleVariants(
  Object.fromEntries(STEPS.map((one) => [one, one])),
  (value) => ({
    '::before': { background: bars(value, vars.color.brand, vars.color.track) },
    '@media': { [forcedColors]: { '::before': { background: bars(value, 'CanvasText', 'GrayText') } } },
  }),
)

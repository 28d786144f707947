import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../../ui/theme/breakpoints.ts'
import { overlayBox } from '../../../ui/theme/overlay-box.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

// The measures of the calendar of ui/calendar are relative to its own width.
export const calendar = style({ containerType: 'inline-size', minWidth: 0 })

export const head = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.target })
export const title = style({
  flex: '1 1 auto',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[2],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const grid = style({ fontVariantNumeric: 'tabular-nums', outline: 'none' })
export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })

// Seven thumbs side by side on a phone leave no room between them.
export const cell = style({ paddingBlock: '1px', minWidth: 0, textAlign: 'center' })

export const past = style({ color: vars.text.sub, fontSize: vars.fontSize.md, lineHeight: '1.8' })

export const face = styleVariants({
  weekday: {},
  saturday: { color: vars.color.saturday },
  holiday: { color: vars.color.holiday },
})
export const today = style({
  minWidth: '22px',
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 1px ${vars.color.brand}`,
})
export const seasonal = style({ background: vars.color.warnWeak })

/** A day that is chosen: a box ticked, or a link to the search that is shown. */
export const chosenDay = style({
  cursor: 'pointer',
  selectors: {
    // Two rules: a browser without `:has` drops the whole of a list that has it.
    '&:has(:checked)': { background: vars.color.brand, color: vars.color.onBrand },
    '&[aria-current="true"]': { background: vars.color.brand, color: vars.color.onBrand },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
const inherits = { color: 'inherit', boxShadow: 'none' }
globalStyle(`${chosenDay}:has(:checked) span`, inherits)
globalStyle(`${chosenDay}[aria-current="true"] span`, inherits)

/** The checkbox lies invisible over its day: it is tapped, focused and announced like any other. */
export const dayBox = style({
  ...overlayBox,
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  outline: 'none !important',
  cursor: 'inherit',
})

/** The old counts stay, paler, while new ones load. */
globalStyle(
  `[data-counts="old"] ${face.weekday}, [data-counts="old"] ${face.saturday}, [data-counts="old"] ${face.holiday}`,
  {
    opacity: 0.6,
  },
)

export const otherDays = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] })

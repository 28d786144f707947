import { style } from '@vanilla-extract/css'
import { hover } from '../../ui/theme/breakpoints.ts'
import { overlayBox } from '../../ui/theme/overlay-box.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/** A time beside two buttons, which have a line of their own where it is narrow. */
export const timeRow = style([row, { flexWrap: 'wrap' }])

export const month = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const weekday = style({
  paddingBlock: vars.space[1],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})
export const cell = style({ padding: 0 })
export const today = style({ outline: `1px solid ${vars.color.control}`, outlineOffset: '-1px' })
export const day = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  borderRadius: vars.radius.control,
})
export const past = style({ color: vars.text.sub, textDecoration: 'line-through' })
export const open = style({
  border: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [hover]: { ':hover': { borderColor: vars.color.control } } },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.brandWeak,
      borderColor: vars.color.brand,
      fontWeight: vars.fontWeight.bold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
export const box = style({
  ...overlayBox,
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  outline: 'none !important',
  cursor: 'inherit',
})
/** Under the number: what there is on the day, not by colour alone. */
export const word = style({ minHeight: '1.25em', fontSize: vars.fontSize.sm, color: vars.color.brandInk })
export const ng = style({
  display: 'none',
  selectors: { [`${box}:checked ~ ${word} &`]: { display: 'inline' } },
})
export const other = style({
  selectors: { [`${box}:checked ~ ${word} &`]: { display: 'none' } },
})

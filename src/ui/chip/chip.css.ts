import { style, styleVariants } from '@vanilla-extract/css'
import { hover } from '../theme/breakpoints.ts'
import { overlayBox } from '../theme/overlay-box.ts'
import { vars } from '../theme/theme.css.ts'

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '36px',
  paddingInline: vars.space[3],
  border: '1px solid transparent',
  borderRadius: '18px',
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.tight,
  maxWidth: '100%',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  // Looks 36 px high, with a touch target of 44 px.
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
})

const selected = {
  background: vars.color.brandWeak,
  color: vars.color.brandInk,
  fontWeight: vars.fontWeight.bold,
}

export const kinds = styleVariants({
  selected,
  open: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.line,
    color: vars.text.main,
    '@media': { [hover]: { ':hover': { borderColor: vars.color.control } } },
    selectors: {
      // Two rules: a browser without `:has` drops the whole of a list that has it.
      '&[aria-pressed="true"]': { ...selected, borderColor: vars.color.brand },
      '&:has(:checked)': { ...selected, borderColor: vars.color.brand },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
})

/** The checkbox of a chip: invisible, as large as the touch target. */
export const box = style({
  ...overlayBox,
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlock: '-5px',
  zIndex: 1,
  outline: 'none !important',
  cursor: 'inherit',
})
export const tick = style({ display: 'none', selectors: { [`${box}:checked ~ &`]: { display: 'block' } } })

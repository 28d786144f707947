import { style, styleVariants } from '@vanilla-extract/css'
import { hover } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const month = style({
  width: '100%',
  maxWidth: '320px',
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
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  borderRadius: vars.radius.control,
})
export const today = style({
  outline: `1px solid ${vars.color.brand}`,
  outlineOffset: '-1px',
  borderRadius: vars.radius.control,
})
export const linked = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
})
const mark = style({ width: '8px', height: '8px', borderRadius: '50%' })
export const marks = styleVariants({
  worked: [mark, { background: vars.text.link }],
  tentative: [mark, { border: `2px solid ${vars.text.important}` }],
  blocked: [{ width: '16px', height: '3px', marginBlock: '2.5px', background: vars.text.sub }],
  off: [mark, { border: `2px solid ${vars.text.sub}` }],
})

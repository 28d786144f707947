import { globalStyle, style } from '@vanilla-extract/css'
import { hover, media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

// Follows the reader's text size as far as the seven columns allow, and never falls under 12 px.
const small = 'max(12px, min(0.75rem, 4cqi))'
const medium = 'max(14px, min(0.875rem, 4.6cqi))'

export const root = style({ position: 'relative', width: '100%', containerType: 'inline-size' })
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInlineStart: vars.space[2],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const nav = style({ position: 'absolute', top: 0, insetInlineEnd: 0, display: 'flex' })
export const navButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.text.main,
  selectors: { '&[aria-disabled="true"]': { color: vars.color.control, opacity: 0.5, cursor: 'default' } },
})
export const grid = style({ tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' })
export const weekday = style({
  height: '32px',
  fontSize: small,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
  textAlign: 'center',
})
export const cell = style({
  padding: '1px',
  textAlign: 'center',
  verticalAlign: 'top',
  height: vars.size.target,
})
export const day = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: '3px',
  borderRadius: vars.radius.control,
  color: 'inherit',
  lineHeight: '1.4',
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
  ':disabled': { cursor: 'default', background: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const face = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' })
export const number = style({
  fontSize: medium,
  fontWeight: vars.fontWeight.bold,
  lineHeight: '1.45',
})

export const saturday = style({ color: vars.color.saturday })
export const holiday = style({ color: vars.color.holiday })
export const outside = style({ color: vars.text.sub, opacity: 0.6 })
export const disabled = style({})
export const seasonal = style({})
export const today = style({})
export const selected = style({})

globalStyle(`${disabled} ${number}`, { fontWeight: vars.fontWeight.regular, color: vars.text.sub })
globalStyle(`${seasonal} ${day}`, { background: vars.color.warnWeak })
globalStyle(`${today} ${number}`, {
  minWidth: '22px',
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 1px ${vars.color.brand}`,
})
globalStyle(`${selected} ${day}`, { background: vars.color.brand, color: vars.color.onBrand })
globalStyle(`${selected} ${number}`, { boxShadow: 'none' })

const line = { display: 'block', maxWidth: '100%', fontSize: small, whiteSpace: 'nowrap' } as const
/** For what is rendered under the day's number: how many, and the best fee. */
export const count = style({
  ...line,
  color: vars.text.sub,
  selectors: { [`${selected} &`]: { color: 'inherit' } },
})
export const best = style({
  ...line,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.brandInk,
  selectors: { [`${selected} &`]: { color: 'inherit' } },
  '@media': { [`not all and ${media.sm}`]: { letterSpacing: '-0.02em' } },
})

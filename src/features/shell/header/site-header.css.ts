import { globalStyle, style } from '@vanilla-extract/css'
import { hover, media } from '../../../ui/theme/breakpoints.ts'
import { paintedWhole } from '../../../ui/theme/painted-whole.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const header = style({
  ...paintedWhole,
  position: 'relative',
  background: vars.color.surfaceRaised,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '56px',
  maxWidth: `calc(${vars.size.wide} + ${vars.space[16]})`,
  marginInline: 'auto',
  paddingInline: vars.space[3],
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: vars.space[8] },
  },
})

export const logo = style({ display: 'flex', flexShrink: 0 })
export const logoLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.label,
})

export const version = style({
  position: 'absolute',
  bottom: 0,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
  color: vars.text.sub,
  '@media': { [media.lg]: { position: 'static', paddingInlineStart: vars.space[2] } },
})

export const tagline = style({
  display: 'none',
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
  paddingInlineStart: vars.space[5],
  '@media': { [media.xl]: { display: 'block' } },
})

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { gap: vars.space[2] } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: '6px',
  borderRadius: vars.radius.label,
  whiteSpace: 'nowrap',
  color: vars.text.sub,
  selectors: { '&[aria-current]': { color: vars.text.main, fontWeight: vars.fontWeight.bold } },
  '@media': {
    [hover]: { ':hover': { color: vars.text.main } },
    [media.md]: { paddingInline: vars.space[2] },
    [media.lg]: { fontSize: vars.fontSize.lg },
  },
})

/** Where there is no room for it, the menu of the account leads there. */
export const like = style([link, { '@media': { 'screen and (max-width: 359px)': { display: 'none' } } }])

/** A doctor's header holds the bell as well. */
export const likeOfDoctor = style([
  link,
  { '@media': { 'screen and (max-width: 449px)': { display: 'none' } } },
])

/** The number of unread notices stands at the upper corner. */
export const bell = style([link, { position: 'relative' }])
globalStyle(`${bell} > span`, { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: 0 })

/** An outline: the page itself has the one filled button. A phone finds it on the home page and beside the log-in. */
export const join = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.brand}`,
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.bold,
  color: vars.text.link,
  '@media': {
    [hover]: { ':hover': { background: vars.color.brandWeak } },
    [media.md]: { display: 'inline-flex' },
    [media.lg]: { fontSize: vars.fontSize.lg },
  },
})

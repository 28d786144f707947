import { style } from '@vanilla-extract/css'
import { hover, media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const menu = style({ position: 'relative' })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.label,
  color: vars.text.sub,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [hover]: { ':hover': { color: vars.text.main } } },
})

export const icon = style({ '@media': { [media.lg]: { display: 'none' } } })

/** The name is read out on a phone too, where only the icon is seen. */
export const name = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.lg]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      maxWidth: '16rem',
      clipPath: 'none',
      textOverflow: 'ellipsis',
      paddingInline: vars.space[2],
      borderRadius: vars.radius.label,
      background: vars.color.brandWeak,
      color: vars.color.brandInk,
      fontWeight: vars.fontWeight.bold,
    },
  },
})

export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: 0,
  zIndex: vars.z.bar,
  display: 'flex',
  flexDirection: 'column',
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: '16rem',
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: '0 8px 24px rgb(16 32 60 / 0.16)',
})

export const who = style({
  padding: vars.space[2],
  paddingInline: vars.space[3],
  marginBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.bold,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.label,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const tabs = style({
  '@media': {
    [media.xl]: { paddingInline: `max(${vars.space[8]}, calc((100% - ${vars.size.wide}) / 2))` },
  },
})
globalStyle(`${tabs} > a`, { '@media': { [media.lg]: { flexGrow: 0, minWidth: '120px' } } })

/** Reserves height, so that the footer does not move when the list appears. */
export const room = style({ minHeight: '70vh' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  minHeight: vars.size.target,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums',
})
export const count = style({ color: vars.text.main, fontWeight: vars.fontWeight.bold })

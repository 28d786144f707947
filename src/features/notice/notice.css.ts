import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const unreadCount = style({
  minWidth: '1.25rem',
  paddingInline: '5px',
  borderRadius: vars.radius.round,
  background: vars.color.danger,
  color: vars.color.surfaceRaised,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
})

export const unread = style({ borderColor: vars.color.brand })

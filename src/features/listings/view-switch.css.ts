import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const views = style({
  display: 'inline-flex',
  flexShrink: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
})
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.brandWeak,
      color: vars.color.brandInk,
      fontWeight: vars.fontWeight.bold,
    },
  },
})

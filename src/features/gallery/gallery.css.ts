import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#app/ui/theme/theme.css.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: vars.space[4],
  minHeight: '64px',
  background: vars.color.surfaceRaised,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const swatch = style({ width: '100%', height: '40px' })
export const swatches = styleVariants(vars.color, (color) => ({ fill: color, stroke: vars.color.line }))
export const swatchGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[2],
  fontSize: vars.fontSize.md,
})
export const like = style({
  position: 'absolute',
  top: vars.space[3],
  insetInlineEnd: vars.space[2],
})
export const firstLine = style({ paddingInlineEnd: vars.space[12] })

import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const chosen = style({ borderColor: vars.color.brand })
export const name = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold })
export const documents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const history = style({ display: 'grid', gap: vars.space[4] })
export const back = style({ '@media': { [media.lg]: { display: 'none' } } })

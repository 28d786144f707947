import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  gap: vars.space[2],
})
/** Three stand in one row where they fit, each as wide as its value needs: 「15時間30分」 takes more than a third of a phone. */
export const three = style({ display: 'flex', flexWrap: 'wrap' })
export const stat = style({
  flex: '1 1 5.75rem',
  // Values side by side stand on one line, also where a label takes two.
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
})
export const label = style({ fontSize: vars.fontSize.md, color: vars.text.sub })
export const value = style({
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.lg,
  lineHeight: '1.5',
  selectors: { [`${three} &`]: { whiteSpace: 'nowrap' } },
})

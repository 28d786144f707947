import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { tabularNums, whole } from '../../ui/theme/text.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  paddingBlock: vars.space[4],
  '@media': { [media.lg]: { gap: vars.space[16], paddingBlock: vars.space[8] } },
})

export const count = style([whole, tabularNums, { color: vars.text.sub }])

/** Title and answers side by side on a wide screen. */
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space[6] } },
})
export const questionList = style({ paddingBlock: vars.space[1] })

export const stepHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  background: vars.color.brandWeak,
  color: vars.color.brandInk,
  fontWeight: vars.fontWeight.bold,
})

export const greeting = style({ paddingTop: vars.space[2] })

/** Next work and search side by side on a wide screen. */
export const today = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

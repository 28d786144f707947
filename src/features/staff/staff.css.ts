import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const login = style({ maxWidth: '28rem', marginInline: 'auto' })

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

/** On a narrow screen the file takes the place of the list. */
export const behindFile = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'grid' } },
})

export const tabs = style({
  overflow: 'clip',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const chosen = style({ borderColor: vars.color.brand })
export const name = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold })
export const small = style({ color: vars.text.sub, fontSize: vars.fontSize.md })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
})
export const preline = style({ whiteSpace: 'pre-line' })
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
export const views = style({ display: 'grid', gap: vars.space[1] })

import { style } from '@vanilla-extract/css'
import { hover, media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const login = style({ maxWidth: '28rem', marginInline: 'auto' })

/** The panes fill the window; only the file's text has a maximum width. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.xl]: {
      gridTemplateColumns: '200px 380px minmax(0, 1fr)',
      alignItems: 'stretch',
      minHeight: 'calc(100vh - 65px)',
    },
  },
})

const line = `1px solid ${vars.color.line}`
const gutter = `max(${vars.space[3]}, env(safe-area-inset-left), env(safe-area-inset-right))`
const pane = style({
  minWidth: 0,
  paddingBlock: vars.space[4],
  paddingInline: gutter,
  '@media': { [media.lg]: { paddingInline: vars.space[5] } },
})

export const ways = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  padding: vars.space[2],
  background: vars.color.surfaceRaised,
  borderBottom: line,
  '@media': {
    [media.lg]: { gridColumn: '1 / -1' },
    [media.xl]: { gridColumn: 'auto', flexDirection: 'column', borderBottom: 0, borderInlineEnd: line },
  },
})

export const way = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.text.sub,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': { background: vars.color.brandWeak, color: vars.color.brandInk },
  },
  '@media': { [hover]: { ':hover': { color: vars.text.main } } },
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const inbox = style([
  pane,
  { '@media': { [media.xl]: { borderInlineEnd: line, paddingInline: vars.space[4] } } },
])
export const file = style([pane, { maxWidth: '64rem' }])

/** On a narrow screen the file replaces the list. */
export const behindFile = style({
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
})

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

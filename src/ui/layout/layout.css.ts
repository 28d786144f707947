import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { asServed } from '../theme/as-served.ts'
import { media, print } from '../theme/breakpoints.ts'
import { atFoot } from '../theme/room-below.ts'
import { vars } from '../theme/theme.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  between: { justifyContent: 'space-between' },
})

const column = 'minmax(0, 1fr)'

export const grid = style({ display: 'grid', gridTemplateColumns: column })

// A list of one entry does not leave half of its place empty.
globalStyle(`:is(ul, ol)${grid} > :only-child`, { gridColumn: '1 / -1' })

export const columns = styleVariants({
  2: { '@media': { [media.lg]: { gridTemplateColumns: `repeat(2, ${column})` } } },
  3: {
    '@media': {
      [media.md]: { gridTemplateColumns: `repeat(2, ${column})` },
      [media.lg]: { gridTemplateColumns: `repeat(3, ${column})` },
    },
  },
  mainAside: { '@media': { [media.lg]: { gridTemplateColumns: `${column} minmax(280px, 344px)` } } },
})

const gutter = {
  paddingInline: vars.space[3],
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: vars.space[8] },
  },
}

export const page = style({ ...gutter, width: '100%', marginInline: 'auto', paddingBlock: vars.space[4] })

export const pageWidth = styleVariants({
  page: { maxWidth: vars.size.page },
  prose: { maxWidth: vars.size.prose },
  wide: { maxWidth: `calc(${vars.size.wide} + ${vars.space[16]})` },
})

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

/** What only script brings to life is hidden without it, whatever `display` the element has otherwise. */
export const scripted = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
  selectors: { [asServed]: { display: 'none !important' } },
})

export const stickyBar = style({
  position: 'sticky',
  ...atFoot(),
  zIndex: vars.z.bar,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [print]: { display: 'none' } },
})

export const stickyBarInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space[3],
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
})

import { globalStyle, style } from '@vanilla-extract/css'
import { hover, media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const tabs = style({
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: `max(${vars.space[8]}, calc((100% - ${vars.size.wide}) / 2))` },
  },
})
globalStyle(`${tabs} > a`, { '@media': { [media.lg]: { flexGrow: 0, minWidth: '120px' } } })

export const page = style({ display: 'flex', flexDirection: 'column', paddingTop: 0 })

export const criteria = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // As high with one condition as with several.
  minHeight: '68px',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
  background: vars.color.surface,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.lg]: {
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      flexWrap: 'wrap',
      overflow: 'visible',
    },
  },
})

/** Beside the filter a bar without conditions has nothing to hold. */
export const noCriteria = style({
  '@media': { [media.xl]: { minHeight: 0, paddingBlock: vars.space[2] } },
})

// Where the filter stands beside the list, there is nothing more to open.
export const addCriteria = style({ flexShrink: 0, '@media': { [media.xl]: { display: 'none' } } })

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  color: vars.text.link,
})

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: vars.space[6] },
    [media.xl]: { gridTemplateColumns: '264px minmax(0, 1fr) 344px' },
  },
})

export const filter = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      display: 'block',
      position: 'sticky',
      top: vars.space[4],
      // Its button stays in view under the header, tabs and conditions of a page not yet scrolled.
      maxHeight: 'calc(100svh - 180px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      gridColumn: 1,
      gridRow: 1,
    },
  },
})

export const aside = style({
  minWidth: 0,
  '@media': {
    [media.lg]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: vars.space[4] },
    [media.xl]: { gridColumn: 3 },
  },
})

export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [media.lg]: { gridColumn: 1, gridRow: 1 }, [media.xl]: { gridColumn: 2 } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minHeight: vars.size.target,
})
globalStyle(`${head} > :first-child`, { flexShrink: 0 })

export const sort = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 })
export const sortSelect = style({
  maxWidth: '100%',
  fontSize: vars.fontSize.md,
  // As wide as the order in force, where the browser can.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
})

/** Where nothing stands beside them, the results take its room too. */
export const wideResults = style({
  '@media': { [media.lg]: { gridColumn: '1 / -1' }, [media.xl]: { gridColumn: '2 / -1' } },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const others = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  // The row is as high as a thumb needs, the card no higher than its text.
  marginBlock: '-6px -10px',
  color: vars.text.sub,
  borderRadius: vars.radius.label,
  '@media': { [hover]: { ':hover': { color: vars.text.link } } },
})
globalStyle(`${others}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' })
export const opened = style({ paddingTop: vars.space[3] })

import { style } from '@vanilla-extract/css'
import { hover, media } from '../../ui/theme/breakpoints.ts'
import { roomAbove } from '../../ui/theme/room-above.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
  },
})

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': { [media.lg]: { gridColumn: '1 / -1' } },
})

/** No back link where the list is beside the page. */
export const back = style({ '@media': { [media.lg]: { display: 'none' } } })

export const nav = style({
  '@media': {
    [media.lg]: {
      gridColumn: 1,
      gridRow: 2,
      position: 'sticky',
      top: `calc(${vars.space[4]} + ${roomAbove})`,
    },
  },
})
/** Hidden on a phone, where the list is a page of its own. */
export const navBeside = style({ display: 'none', '@media': { [media.lg]: { display: 'block' } } })

export const list = style({
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: '48px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    'li:first-child > &': { borderTop: 0 },
    '&[aria-current]': { background: vars.color.brandWeak, fontWeight: vars.fontWeight.bold },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
})

export const word = style({ flex: '1 1 auto' })
export const hint = style({ color: vars.text.sub, fontWeight: 'normal' })
export const onward = style({ color: vars.text.sub })

/** On a phone the overview comes before the list, on a wide screen beside it. */
export const body = style({ minWidth: 0, '@media': { [media.lg]: { gridColumn: 2, gridRow: 2 } } })

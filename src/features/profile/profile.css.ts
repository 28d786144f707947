import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const section = style({ scrollMarginTop: vars.space[3] })

/** A row per kind of notice, a column per channel; on a phone the channels are below the kind. */
export const notices = style({ display: 'grid', gap: vars.space[3] })
export const noticeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Beside the list of pages there is no room for both.
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', alignItems: 'center' },
  },
})
export const noticeBoxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space[2],
})

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  // Equal columns until a long label fits into the narrower one.
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

export const verified = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
})
export const verifiedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})
/** Like a row of a description list, with the link to request a change at its end. */
export const verifiedFact = style({
  flex: '1 1 0',
  minWidth: 'min(100%, 180px)',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: '160px minmax(0, 1fr)' } },
})
export const papers = style({ display: 'grid', gap: vars.space[5] })

import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** As high with a link as without, so that titles beside each other stand on one line. */
export const blockHead = style({ minHeight: vars.size.target })

/** Cards beside each other end on one line. */
export const cardItem = style({
  display: 'grid',
  selectors: {
    // Alone in the last row of two columns it takes both.
    '&:last-child:nth-child(odd)': {
      '@media': { [media.lg]: { gridColumn: '1 / -1' }, [media.xl]: { gridColumn: 'auto' } },
    },
  },
})

import { style } from '@vanilla-extract/css'
import { media, print } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const sheet = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [print]: { display: 'block', fontSize: '10.5pt' } },
})

/** Who gives notice to whom, and when. */
export const parties = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { [print]: { marginBlock: vars.space[3] } },
})

export const lines = style({
  width: '100%',
  borderTop: `1px solid ${vars.color.line}`,
})

export const line = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.md]: {
      gridTemplateColumns: '168px minmax(0, 1fr)',
      columnGap: vars.space[4],
    },
    [print]: {
      gridTemplateColumns: '44mm minmax(0, 1fr)',
      columnGap: '4mm',
      paddingBlock: '1.6mm',
    },
  },
})

export const heading = style({ color: vars.text.sub })
export const text = style({ whiteSpace: 'pre-line' })

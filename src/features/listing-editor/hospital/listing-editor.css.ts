import { globalStyle, style } from '@vanilla-extract/css'
import { PAYDAY_KIND } from '../../../domain/listing/draft/payday-choice.ts'
import { media } from '../../../ui/theme/breakpoints.ts'
import { atFoot } from '../../../ui/theme/room-below.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const page = style({ maxWidth: '60rem' })

/** Short fields stand beside each other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Three fields each: unit, cap and note of an incentive in one line. */
export const triples = style([
  fields,
  {
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // A label of two lines leaves the fields in one line.
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end' },
    },
  },
])
// Fields of a kind that is not chosen; without script, and shown by browsers that do not know `:has`.
for (const kind of Object.keys(PAYDAY_KIND))
  globalStyle(`form:not(:has([name='paydayKind'][value='${kind}']:checked)) [data-shown-for='${kind}']`, {
    display: 'none',
  })

export const wide = style({ gridColumn: '1 / -1' })

/** What is missing: the field, and beside it, on a narrow screen below it, why. */
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  '@media': { [media.lg]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
})

export const unit = style({ flexShrink: 0, color: vars.text.sub })

export const actions = style({
  position: 'sticky',
  ...atFoot(vars.space[2]),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingTop: vars.space[2],
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
// Both buttons stand in one line of a phone, whose form the bar would cover otherwise.
globalStyle(`${actions} > button`, {
  '@media': { [`not all and ${media.md}`]: { paddingInline: vars.space[3], fontSize: vars.fontSize.md } },
})

export const locked = style({ fontWeight: vars.fontWeight.bold, whiteSpace: 'pre-line' })

/** The listing as doctors see it: a picture of it, without controls. */
export const preview = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[3],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
})
/** As wide as a row of results on a wide screen, whose look follows its own width. */
export const previewRow = style({ containerType: 'inline-size', maxWidth: '648px' })

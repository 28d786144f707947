import { vars } from './theme.css.ts'

/** Firefox before 121: a label does not see whether its box is ticked. */
export const withoutHas = 'not selector(:has(a))'

/** Of a box that lies unseen over its label, where the label cannot show what becomes of the box. */
export const overlayBox = {
  '@supports': {
    [withoutHas]: {
      selectors: {
        '&:checked': { boxShadow: `inset 0 0 0 2px ${vars.color.brand}`, borderRadius: vars.radius.control },
        '&:focus-visible': { outline: `2px solid ${vars.color.focus} !important` },
      },
    },
  },
}

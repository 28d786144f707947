import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import {
  darkColors,
  duration,
  fontSize,
  fontWeight,
  lightColors,
  lineHeight,
  radius,
  size,
  space,
  z,
} from './tokens.ts'

export const color = createGlobalThemeContract(lightColors, (_value, path) => `dp-${path.join('-')}`)

createGlobalTheme(':root', color, lightColors)
createGlobalTheme(':root[data-color-mode="dark"]', color, darkColors)

const text = {
  main: color.ink,
  sub: color.sub,
  link: color.brand,
  error: color.danger,
  required: color.danger,
  important: color.danger,
}

// Only colours depend on the mode. All other tokens are inlined, so that the style sheet stays small.
export const vars = { color, text, space, radius, fontSize, lineHeight, fontWeight, size, z, duration }

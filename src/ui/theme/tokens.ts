import { palette } from './palette.ts'

const { blue, blueGray, green, red, white, yellow } = palette

/** Colour roles. Both modes have the same roles, so that no component asks for the mode. */
export const lightColors = {
  surface: blueGray[50],
  surfaceRaised: white,
  ink: blueGray[900],
  sub: blueGray[600],
  line: blueGray[200],
  control: blueGray[500],
  brand: blue[600],
  brandHover: blue[700],
  brandWeak: blue[50],
  brandInk: blue[800],
  onBrand: white,
  good: green[600],
  goodWeak: green[50],
  warn: yellow[700],
  warnWeak: yellow[50],
  danger: red[600],
  dangerHover: red[700],
  dangerWeak: red[50],
  onDanger: white,
  night: blue[850],
  day: yellow[400],
  track: blueGray[100],
  saturday: blue[650],
  holiday: red[600],
  like: red[650],
  focus: blue[600],
  overlay: 'rgb(16 32 60 / 0.48)',
} as const

export type ColorRole = keyof typeof lightColors

export const darkColors: Record<ColorRole, string> = {
  surface: blueGray[950],
  surfaceRaised: blueGray[800],
  ink: '#edf2fb',
  sub: blueGray[400],
  line: blueGray[700],
  control: '#6d7e9e',
  brand: blue[400],
  brandHover: '#98bbff',
  brandWeak: blue[900],
  brandInk: blue[200],
  onBrand: blueGray[950],
  good: green[300],
  goodWeak: green[900],
  warn: yellow[300],
  warnWeak: yellow[900],
  danger: red[300],
  dangerHover: red[200],
  dangerWeak: red[900],
  onDanger: blueGray[950],
  night: '#6d84dc',
  day: yellow[400],
  track: blueGray[750],
  saturday: blue[300],
  holiday: red[300],
  like: red[400],
  focus: blue[200],
  overlay: 'rgb(3 7 15 / 0.68)',
}

export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const

export type Space = keyof typeof space

export const radius = { label: '6px', control: '12px', card: '14px', round: '9999px' } as const

/** The sizes of the brand, kept here whole; none uses those above 5xl, which cost no byte of the style sheet. */
export const fontSize = {
  xs: '0.6875rem',
  sm: '0.75rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
  '7xl': '4.5rem',
  '8xl': '6rem',
  '9xl': '8rem',
} as const

export const lineHeight = { tight: '1.3', heading: '1.4', body: '1.7' } as const

export const fontWeight = { regular: '400', bold: '700' } as const

/** `target` is the minimum size of a touch target. */
export const size = { page: '64rem', prose: '48rem', wide: '80rem', target: '44px' } as const

export const z = {
  raised: 1,
  sticky: 10,
  bar: 20,
  overlay: 1000,
  dialog: 1010,
  toast: 2000,
  banner: 9999,
} as const

export const duration = { quick: '120ms', calm: '200ms' } as const

export const breakpoints = { xs: 320, sm: 384, md: 450, lg: 768, xl: 1200 } as const

export type Breakpoint = keyof typeof breakpoints

export const media = {
  xs: '(min-width: 320px)',
  sm: '(min-width: 384px)',
  md: '(min-width: 450px)',
  lg: '(min-width: 768px)',
  xl: '(min-width: 1200px)',
} as const satisfies Record<Breakpoint, string>

export const hover = '(hover: hover)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
export const print = 'print'

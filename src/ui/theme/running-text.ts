import { media } from './breakpoints.ts'

/** For sentences of several lines: breaking between phrases only would leave half of a phone's line empty. */
export const runningText = {
  wordBreak: 'normal',
  textWrap: 'pretty',
  '@media': { [media.md]: { wordBreak: 'inherit' } },
} as const

import { media } from './breakpoints.ts'

/** Sentences that run over several lines: whole phrases would leave half of a phone's line empty. */
export const runningText = {
  wordBreak: 'normal',
  textWrap: 'pretty',
  '@media': { [media.md]: { wordBreak: 'inherit' } },
} as const

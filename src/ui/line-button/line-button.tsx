import type { ReactNode } from 'react'
import { SpeechBubbleIcon } from '../icon/subject-icons.tsx'
import { button, mark, words } from './line-button.css.ts'

/**
 * Submits the form it stands in, in the look LINE asks for. The bubble is our own: LINE's drawing may be shown only by
 * who has downloaded it and agreed to its terms.
 */
export function LineButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={button} data-line-button="">
      <span className={mark}>
        <SpeechBubbleIcon size="lg" />
      </span>
      <span className={words}>{children}</span>
    </button>
  )
}

import type { ReactNode } from 'react'
import { SpeechBubbleIcon } from '../icon/subject-icons.tsx'
import { button, mark, words } from './line-button.css.ts'

/**
 * A submit button in the look that LINE's guidelines demand. The speech bubble is our own drawing: LINE's may
 * be used only by those who download it and agree to its terms.
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

import type { ReactNode, ToggleEventHandler } from 'react'
import { ChevronDownIcon } from '../icon/control-icons.tsx'
import {
  chevron,
  content,
  details,
  hint as hintStyle,
  summary as summaryStyle,
  summaryText,
} from './disclosure.css.ts'

export type DisclosureProps = {
  summary: ReactNode
  /** At the right of the summary, such as the number of selected values. */
  hint?: ReactNode
  /** Open on the first render. */
  open?: boolean
  /** Opening one disclosure closes the others of the same name. */
  name?: string
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  children: ReactNode
}

export function Disclosure({ summary, hint, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={details}>
      <summary className={summaryStyle}>
        <span className={summaryText}>{summary}</span>
        {hint && <span className={hintStyle}>{hint}</span>}
        <ChevronDownIcon size="sm" className={chevron} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  )
}

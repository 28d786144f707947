import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import {
  actions as actionsStyle,
  mark,
  markDanger,
  state,
  title as titleStyle,
  words,
} from '../empty-state/empty-state.css.ts'
import { WarningIcon } from '../icon/subject-icons.tsx'

export type ErrorStateProps = {
  title?: ReactNode
  /** What has been kept, and what the user can do. */
  children?: ReactNode
  /** A button or link that tries again. */
  retry?: ReactNode
  headingLevel?: 1 | 2 | 3
}

export function ErrorState({
  title = '読み込めませんでした',
  children,
  retry,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className={state}>
      <span className={cx(mark, markDanger)}>
        <WarningIcon size="lg" />
      </span>
      <Heading className={titleStyle}>{title}</Heading>
      {children && <div className={words}>{children}</div>}
      {retry && <div className={actionsStyle}>{retry}</div>}
    </div>
  )
}

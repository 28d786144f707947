import type { ReactNode } from 'react'
import { SearchIcon } from '../icon/control-icons.tsx'
import { actions as actionsStyle, mark, state, title as titleStyle, words } from './empty-state.css.ts'

export type EmptyStateProps = {
  title: ReactNode
  /** Why the list is empty. */
  children?: ReactNode
  icon?: ReactNode
  /** The next step. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

export function EmptyState({ title, children, icon, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={state}>
      <span className={mark}>{icon ?? <SearchIcon size="lg" />}</span>
      <Heading className={titleStyle}>{title}</Heading>
      {children && <div className={words}>{children}</div>}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  )
}

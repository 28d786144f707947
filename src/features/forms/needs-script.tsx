import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { waiting } from './needs-script.css.ts'

/** Hides a control that needs JavaScript until hydration. Its space is reserved, so that nothing shifts. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? undefined : waiting}>{children}</div>
}

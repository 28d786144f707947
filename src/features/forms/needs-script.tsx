import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { waiting } from './needs-script.css.ts'

/** What is of no use before its script has come; its place is kept, so that nothing moves under a finger when it comes. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return <div className={useHydrated() ? undefined : waiting}>{children}</div>
}

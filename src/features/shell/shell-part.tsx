import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { noteFault } from '../../platform/faults/early-faults.ts'

const nothing = () => null

type ShellPartProps = {
  children: ReactNode
  /** Stands there after an error; nothing by default. */
  instead?: () => ReactNode
}

/** A part of the document beside its page: an error in it takes nothing else along. */
export const ShellPart = ({ children, instead = nothing }: ShellPartProps) => (
  <CatchBoundary getResetKey={() => 'document'} errorComponent={instead} onCatch={noteFault}>
    {children}
  </CatchBoundary>
)

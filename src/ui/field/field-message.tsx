import type { ReactNode } from 'react'
import { ErrorMarkIcon } from '../icon/subject-icons.tsx'
import { error as errorStyle, errorIcon, help as helpStyle, mark, requiredMark } from './field.css.ts'

export type Need = 'required' | 'optional' | undefined

export function NeedMark({ need }: { need: Need }) {
  if (need === 'required') return <span className={requiredMark}>必須</span>
  if (need === 'optional') return <span className={mark}>任意</span>
  return null
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={helpStyle}>
      {children}
    </span>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={errorStyle}>
      <ErrorMarkIcon size="sm" className={errorIcon} />
      <span>{children}</span>
    </span>
  )
}

export function describedBy(ids: { help?: string | false; error?: string | false }) {
  return [ids.help, ids.error].filter(Boolean).join(' ') || undefined
}

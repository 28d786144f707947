import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { CheckCircleIcon, ErrorMarkIcon, InfoIcon, WarningIcon } from '../icon/subject-icons.tsx'
import { severalInSpans } from '../text/in-spans.tsx'
import { banner, body, mark, notice, title as titleStyle, tones, words } from './notice.css.ts'

export type NoticeTone = keyof typeof tones

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** The live region role: `alert` for what appears after an action and must be announced. */
  role?: 'status' | 'alert' | 'note'
  /** At the right end: a close button, a link. */
  action?: ReactNode
  /** Edge to edge, without rounded corners. */
  banner?: boolean
  children?: ReactNode
}

const icons = { info: InfoIcon, good: CheckCircleIcon, warn: WarningIcon, danger: ErrorMarkIcon }

export function Notice({ tone = 'info', title, role, action, banner: wide, children }: NoticeProps) {
  const Mark = icons[tone]
  return (
    <div role={role} className={cx(notice, tones[tone], wide && banner)}>
      <Mark className={mark} />
      <div className={words}>
        {title && <p className={titleStyle}>{title}</p>}
        {children && <div className={body}>{severalInSpans(children)}</div>}
      </div>
      {action}
    </div>
  )
}

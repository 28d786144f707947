import type { ReactElement, ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Button } from '../button/button.tsx'
import { showMore } from './show-more.css.ts'

/** What a link in the button's place must carry. */
export type ShowMoreSlot = { className: string; children: ReactNode }

export type ShowMoreProps = {
  shown: number
  total: number
  /** What is counted: 件. */
  unit?: string
  label?: string
  pending?: boolean
  onMore?: () => void
  /** Puts a link in place of the button, so that the next page has an address. */
  render?: (slot: ShowMoreSlot) => ReactElement
}

export function ShowMore({
  shown,
  total,
  unit = '件',
  label = 'もっと見る',
  pending,
  onMore,
  render,
}: ShowMoreProps) {
  return (
    <div className={showMore}>
      <p role="status">
        {total.toLocaleString('ja-JP')}
        {unit}中 {Math.min(shown, total).toLocaleString('ja-JP')}
        {unit}を表示
      </p>
      {shown < total &&
        (render ? (
          render({ className: buttonClass({ variant: 'outline' }), children: label })
        ) : (
          <Button pending={pending} onClick={onMore}>
            {label}
          </Button>
        ))}
    </div>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/control-icons.tsx'
import { pagination, place } from './pagination.css.ts'

/** What the link to another page must carry. */
export type PageLinkSlot = { className: string; rel: 'prev' | 'next'; children: ReactNode }

export type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  label?: string
  render: (page: number, slot: PageLinkSlot) => ReactElement
}

const className = buttonClass({ variant: 'outline', size: 'sm' })

export function Pagination({ page, pages, label = 'ページ', render }: PaginationProps) {
  return (
    <nav aria-label={label} className={pagination}>
      {page > 1 &&
        render(page - 1, {
          className,
          rel: 'prev',
          children: (
            <>
              <ChevronLeftIcon size="sm" />
              前へ
            </>
          ),
        })}
      <span className={place}>
        {page} / {pages}ページ
      </span>
      {page < pages &&
        render(page + 1, {
          className,
          rel: 'next',
          children: (
            <>
              次へ
              <ChevronRightIcon size="sm" />
            </>
          ),
        })}
    </nav>
  )
}

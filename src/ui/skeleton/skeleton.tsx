import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { heights, skeleton, widths } from './skeleton.css.ts'

export type SkeletonProps = { shape?: keyof typeof heights; width?: keyof typeof widths }

export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(skeleton, heights[shape], widths[width])} />
}

export type SkeletonGroupProps = { label?: string; children: ReactNode }

/** Announces the loading state once, however many skeletons it has. */
export function SkeletonGroup({ label = '読み込み中', children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  )
}

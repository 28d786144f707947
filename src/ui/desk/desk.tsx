import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { hydrationMark } from '../layout/hydration-mark.ts'
import * as styles from './desk.css.ts'

/** Classes of a link in the navigation of a desk, and of the number in it. */
export const deskWay = styles.way
export const deskCount = styles.count
/** Class of the link back to the list, which on a wide screen stands beside the file. */
export const deskBack = styles.back

type DeskProps = { label: string; ways: ReactNode; children: ReactNode }

/** The page of an office: navigation at the side, on a narrow screen above. The content brings its own `main`. */
export function Desk({ label, ways, children }: DeskProps) {
  const row = useRef<HTMLDivElement>(null)
  // A narrow screen shows a few of the links: the current one among them.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]')
    if (!row.current || !current) return
    const { left, right } = row.current.getBoundingClientRect()
    const link = current.getBoundingClientRect()
    if (link.left < left || link.right > right)
      row.current.scrollLeft += link.left - left - (right - left - link.width) / 2
  })
  return (
    <div className={styles.desk}>
      <nav aria-label={label} className={styles.side}>
        <div ref={row} className={styles.ways}>
          {ways}
        </div>
      </nav>
      {children}
    </div>
  )
}

type DeskPanesProps = { list: ReactNode; file: ReactNode; isFileOpen: boolean }

/** A list and the file that is open in it; on a narrow screen the file replaces the list. */
export const DeskPanes = ({ list, file, isFileOpen }: DeskPanesProps) => (
  <main {...hydrationMark} className={styles.panes}>
    <div className={cx(styles.list, isFileOpen && styles.otherPane)}>{list}</div>
    <div className={cx(styles.file, !isFileOpen && styles.otherPane)}>{file}</div>
  </main>
)

/** A page of a desk that is neither list nor file. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <main {...hydrationMark} className={styles.whole}>
    {children}
  </main>
)

import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import * as styles from './result-fallback.css.ts'

/** Fallback of a `late` page on a navigation inside the app. */
export function ResultFallback() {
  return (
    <main className={styles.fallback}>
      <SkeletonGroup>
        <div className={styles.cards}>
          <Skeleton shape="control" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </SkeletonGroup>
    </main>
  )
}

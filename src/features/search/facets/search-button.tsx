import { numberText } from '../../../domain/text/money-text.ts'
import { logged } from '../../../domain/visit/logger-attributes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as styles from '../../forms/criteria.css.ts'

export type LiveCount = {
  /** Undefined when the count is not known. */
  count: number | undefined
  /** The count is that of an earlier choice, while a new one loads. */
  isOld: boolean
}

/** 「検索する(128件)」; without the number when it is not known. */
export function SearchButton({ count, isOld }: LiveCount) {
  return (
    <>
      <Button
        {...logged('search_submit')}
        type="submit"
        variant="filled"
        grow
        className={styles.searchButton}
      >
        検索する
        {count !== undefined && (
          <span className={isOld ? styles.oldLiveCount : styles.liveCount}>({numberText(count)}件)</span>
        )}
      </Button>
      <VisuallyHidden>
        <span role="status">{count !== undefined && !isOld && `${numberText(count)}件見つかります`}</span>
      </VisuallyHidden>
    </>
  )
}

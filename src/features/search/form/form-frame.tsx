import type { ReactNode, RefObject } from 'react'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toResult, type AnySearch } from '../../../platform/addresses.ts'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import * as styles from './search-form.css.ts'

type FormFrameProps = {
  kind: SearchKind
  search: AnySearch
  form: RefObject<HTMLFormElement | null>
  onChange: () => void
  /** The counts are those of an earlier choice. */
  isOld?: boolean
  actions: ReactNode
  children: ReactNode
}

/** A GET form that leads to the results, with and without JavaScript. */
export const FormFrame = ({ kind, search, form, onChange, isOld, actions, children }: FormFrameProps) => (
  <form
    ref={form}
    onChange={onChange}
    action={hrefOf(toResult(kind))}
    method="get"
    data-counts={isOld ? 'old' : undefined}
    className={styles.full}
  >
    {search.sort && <input type="hidden" name="sort" value={search.sort} />}
    {children}
    <StickyBar aria-label="検索">{actions}</StickyBar>
  </form>
)

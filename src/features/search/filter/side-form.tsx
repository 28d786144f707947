import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState, type MouseEvent } from 'react'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toAdvanced, toResult, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { hydrationMark } from '../../../ui/layout/hydration-mark.ts'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { QuickGroups, quickFields } from './quick-groups.tsx'
import * as styles from '../form/search-form.css.ts'

/** Debounce in milliseconds: several ticks in a row are one search. */
const SETTLED_MS = 350

const AllConditions = lazy(async () => ({ default: (await import('./all-conditions.tsx')).AllConditions }))

type SideFormProps = {
  kind: SearchKind
  search: AnySearch
}

/**
 * The conditions beside the list, applied as they are ticked. The form stays as it is while its own ticks come back as an
 * address, so that focus and place are kept; an address from elsewhere (a chip, a day, the way back) makes it anew.
 */
export function SideForm(props: SideFormProps) {
  const key = criteriaKey(criteriaOf(props.search))
  const [isAll, setIsAll] = useState(false)
  const [applied, setApplied] = useState<string>()
  const [shown, setShown] = useState({ key, version: 0 })
  if (shown.key !== key) {
    setShown({ key, version: key === applied ? shown.version : shown.version + 1 })
    // Each expected URL counts once: the same URL later comes from elsewhere.
    setApplied(undefined)
  }
  return (
    // One boundary around the whole form: a form whose boxes are still loading would be read as empty.
    <Suspense fallback={<Skeleton shape="card" />}>
      <Conditions
        key={`${shown.version} ${isAll}`}
        {...props}
        isAll={isAll}
        onAll={() => setIsAll(!isAll)}
        onApply={setApplied}
      />
    </Suspense>
  )
}

type ConditionsProps = SideFormProps & {
  isAll: boolean
  onAll: () => void
  /** Receives the criteria that the next URL will hold. */
  onApply: (key: string) => void
}

/** Ticks in a row replace one history entry. */
const isOwnStep = (state: object) => 'ticked' in state

function Conditions({ kind, search: live, isAll, onAll, onApply }: ConditionsProps) {
  const router = useRouter()
  // As the form was when it was made: then the form itself is the truth.
  const [search] = useState(live)
  const [initial] = useState<Criteria>(() => criteriaOf(live))
  const { form, draft, reread } = useFormCriteria(kind, initial)
  useEffect(() => hydrationMark.ref(form.current), [form])
  const said = criteriaKey(draft)
  const isChanged = said !== criteriaKey(criteriaOf(live))
  const href = hrefOf(toResult(kind, { ...draft, sort: live.sort, view: live.view }))
  const apply = useCallback(() => {
    onApply(said)
    void router.navigate({
      href,
      replace: isOwnStep(router.state.location.state),
      state: (before) => ({ ...before, ticked: true }),
      resetScroll: false,
    })
  }, [router, href, said, onApply])
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(apply, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isChanged, apply])
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onAll()
  }
  return (
    <form
      {...hydrationMark}
      ref={form}
      onChange={reread}
      action={hrefOf(toResult(kind))}
      method="get"
      className={styles.compact}
    >
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {isAll ? (
        <div className={styles.column}>
          <AllConditions kind={kind} search={search} draft={draft} reread={reread} />
        </div>
      ) : (
        <>
          <Kept criteria={initial} />
          <QuickGroups criteria={initial} />
        </>
      )}
      <Link
        {...toAdvanced(kind, { ...criteriaOf(live), sort: live.sort })}
        onClick={toggle}
        aria-expanded={isAll}
        className={rowLinkClass}
      >
        {isAll ? '条件をたたむ' : 'すべての条件'}
      </Link>
      {said !== '' && (
        <Link {...toResult(kind)} className={rowLinkClass}>
          条件をクリア
        </Link>
      )}
      <noscript>
        <Button type="submit" variant="filled" block>
          この条件でさがす
        </Button>
      </noscript>
    </form>
  )
}

/** Criteria without a box in the short form are passed on. */
const Kept = ({ criteria }: { criteria: Criteria }) =>
  Object.entries(criteria).map(
    ([name, value]) =>
      value !== undefined &&
      !quickFields.has(name) && <input key={name} type="hidden" name={name} value={String(value)} />,
  )

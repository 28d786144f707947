import { useHydrated, useRouter } from '@tanstack/react-router'
import type { FragmentOf } from 'gql.tada'
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import { mayChoose, type Applicant } from '../../../domain/application/apply-action.ts'
import { APPLICATION_LIMIT } from '../../../domain/application/application-limit.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toApplication } from '../../../platform/addresses.ts'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { logInFor, signUpFor } from '../apply-address.ts'
import { ChosenBar, UnscriptedBar } from './chosen-bar.tsx'
import { CHOSEN_FORM, CHOSEN_NAME } from './chosen-form.ts'
import { readChosen, writeChosen } from './chosen-store.ts'
import * as styles from './chosen-bar.css.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

type ChosenListingsProps = {
  items: readonly FragmentOf<typeof SpotCardFragment>[]
  applicant: Applicant | undefined
  /** The boxes are visible from the start, as on the list of liked listings. */
  isOpen?: boolean
  /** The list, rendered with the ids that were ticked before. */
  children: (kept: readonly string[]) => ReactNode
}

/** Wraps a list whose rows can be ticked to apply to several at once. */
export function ChosenListings({ applicant, ...list }: ChosenListingsProps) {
  const isVisitor = applicant?.role === 'Anonymous'
  // The results have no room for a visitor's boxes: visitors tick liked listings, or apply on a listing's page.
  const isOffered = applicant && mayChoose(applicant) && (list.isOpen === true || !isVisitor)
  return isOffered ? <Choosing {...list} isVisitor={isVisitor} /> : list.children([])
}

type ChoosingProps = Omit<ChosenListingsProps, 'applicant'> & { isVisitor: boolean }

const idOf = (item: FragmentOf<typeof SpotCardFragment>) => readFragment<typeof SpotCardFragment>(item).id

/** Uncontrolled checkboxes hold the state; the bar shows their total. */
function Choosing({ items, isVisitor, isOpen = false, children }: ChoosingProps) {
  const hydrated = useHydrated()
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<readonly string[]>([])
  const [ids, setIds] = useState<readonly string[]>([])
  const [isFull, setIsFull] = useState(false)
  // Memoised, so that a tick renders the bar and not the list.
  const list = useMemo(() => children(kept), [children, kept])
  // Restores ticks from before the log-in, the terms or a detail page.
  useEffect(() => {
    const stored = readChosen()
    const here = items.map(idOf).filter((id) => stored.includes(id))
    if (here.length === 0) return undefined
    const drawing = setTimeout(() => {
      const mode = frame.current?.querySelector<HTMLInputElement>(`.${styles.mode} input`)
      if (mode) mode.checked = true
      for (const box of boxesIn(frame.current)) box.checked ||= here.includes(box.value)
      setKept(here)
    })
    return () => clearTimeout(drawing)
  }, [items])
  // Reads boxes that were ticked before hydration, and drops those whose listing has gone.
  useEffect(() => {
    if (frame.current) setIds(tickedIn(frame.current))
  }, [items, kept])
  function note(now: readonly string[]) {
    setIds(now)
    writeChosen(now)
  }
  function change({ target, currentTarget }: FormEvent<HTMLDivElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== CHOSEN_NAME) return
    const isTooMany = tickedIn(currentTarget).length > APPLICATION_LIMIT
    if (isTooMany) target.checked = false
    setIsFull(isTooMany)
    note(tickedIn(currentTarget))
  }
  function clear() {
    for (const box of boxesIn(frame.current)) box.checked = false
    setIsFull(false)
    note([])
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const address = isVisitor ? signUpFor(ids) : toApplication({ ids })
    if (ids.length > 0) afterPaint(() => void router.navigate(address))
  }
  const chosen = items
    .map((item) => readFragment<typeof SpotCardFragment>(item))
    .filter(({ id }) => ids.includes(id))
  return (
    <>
      <div ref={frame} onChange={change} className={styles.list}>
        <div className={styles.mode}>
          <ChipBox defaultChecked={isOpen}>応募する求人を選ぶ</ChipBox>
        </div>
        {list}
      </div>
      <form
        id={CHOSEN_FORM}
        action={hrefOf(toApplication())}
        method="get"
        onSubmit={submit}
        className={styles.bar}
      >
        {hydrated ? (
          chosen.length > 0 && (
            <ChosenBar
              chosen={chosen}
              isFull={isFull}
              onClear={clear}
              logIn={isVisitor ? logInFor(ids) : undefined}
            />
          )
        ) : (
          <noscript>
            <UnscriptedBar />
          </noscript>
        )}
      </form>
    </>
  )
}

const boxesIn = (frame: HTMLElement | null) => [
  ...(frame?.querySelectorAll<HTMLInputElement>(`input[name=${CHOSEN_NAME}]`) ?? []),
]

const tickedIn = (frame: HTMLElement): string[] =>
  boxesIn(frame).flatMap(({ checked, value }) => (checked ? value : []))

import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import type { FragmentOf } from 'gql.tada'
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { mayApply } from '../../domain/apply-gate.ts'
import { APPLICATION_LIMIT } from '../../domain/application-limit.ts'
import type { Role } from '../../domain/role.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { ChipBox } from '../../ui/chip/chip-box.tsx'
import { APPLICATION_PATH, confirmPath } from './apply-path.ts'
import { ChosenBar, UnscriptedBar } from './chosen-bar.tsx'
import { CHOSEN_FORM, CHOSEN_NAME } from './chosen-form.ts'
import * as styles from './chosen-bar.css.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

type ChosenListingsProps = {
  items: readonly FragmentOf<typeof SpotCardFragment>[]
  role: Role | undefined
  /** The boxes are in view from the start: where listings are kept to be applied to. */
  isOpen?: boolean
  /** The list; it is told what was chosen when last seen. */
  children: (kept: readonly string[]) => ReactNode
}

/** Around a list whose cards can be chosen to be applied to together. */
export function ChosenListings({ role, ...list }: ChosenListingsProps) {
  return role && mayApply(role, 'SELECTION') ? <Choosing {...list} /> : list.children([])
}

/** For the length of a visit: the way back from the terms leads to the same ticks. */
const KEPT = ['chosenListings']

/** The boxes are the truth, the bar says what they come to. */
function Choosing({ items, isOpen = false, children }: Omit<ChosenListingsProps, 'role'>) {
  const hydrated = useHydrated()
  const router = useRouter()
  const queryClient = useQueryClient()
  const frame = useRef<HTMLDivElement>(null)
  const [kept] = useState(() => queryClient.getQueryData<string[]>(KEPT) ?? [])
  const [ids, setIds] = useState<readonly string[]>([])
  const [isFull, setIsFull] = useState(false)
  // A tick draws the bar and not the list.
  const list = useMemo(() => children(kept), [children, kept])
  // A box ticked before this script had come was heard by nobody, and a listing that is gone took its box along.
  useEffect(() => {
    if (frame.current) setIds(tickedIn(frame.current))
  }, [items])
  function note(now: readonly string[]) {
    setIds(now)
    queryClient.setQueryData(KEPT, now)
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
    if (ids.length > 0) afterPaint(() => void router.navigate({ href: confirmPath(ids) }))
  }
  const chosen = items
    .map((item) => readFragment<typeof SpotCardFragment>(item))
    .filter(({ id }) => ids.includes(id))
  return (
    <>
      <div ref={frame} onChange={change} className={styles.list}>
        <div className={styles.mode}>
          <ChipBox defaultChecked={isOpen || kept.length > 0}>応募する求人を選ぶ</ChipBox>
        </div>
        {list}
      </div>
      <form id={CHOSEN_FORM} action={APPLICATION_PATH} method="get" onSubmit={submit} className={styles.bar}>
        {hydrated ? (
          chosen.length > 0 && <ChosenBar chosen={chosen} isFull={isFull} onClear={clear} />
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

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, type ReactNode } from 'react'
import { acceptRehireWords, declineRehireWords } from '../../../domain/work/rehire.ts'
import { toSpotSearch, toWorkedSpots } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { BackPage } from '../../shell/back-page.tsx'
import { RehireCard, type Answered } from './rehire-card.tsx'
import { viewRehiresFn } from './rehire.functions.ts'
import { rehiresQuery } from './rehire.queries.ts'
import { type RehireSearch, REHIRE_HEAD } from './rehire-search.ts'
import { SwitchedOff } from './switched-off.tsx'
import { isRehireAnswerable, type RehireView } from './rehire-view.ts'

type RehirePageProps = {
  search: RehireSearch
  acceptKept: KeptAnswer | null
  declineKept: KeptAnswer | null
  /** Base of the idempotency keys of this page's forms. */
  formKey: string
}

/** Offers of hospitals where the doctor has worked. */
export function RehirePage({ search, acceptKept, declineKept, formKey }: RehirePageProps) {
  const { data } = useSuspenseQuery(rehiresQuery())
  const { offers, documents } = data
  const waiting = offers.filter(isRehireAnswerable)
  const accepted = offers.filter(({ state }) => state === 'ACCEPTED')
  const ended = offers.filter((one) => !isRehireAnswerable(one) && one.state !== 'ACCEPTED')
  const answeredOf = (id: string): Answered => ({
    accepted: id === search.offer ? search.accepted : undefined,
    declined: id === search.offer ? search.declined : undefined,
    acceptKept: acceptKept?.typed['id'] === id ? acceptKept : null,
    declineKept: declineKept?.typed['id'] === id ? declineKept : null,
  })
  const groups = [
    { title: '回答待ち', of: waiting },
    { title: '承諾', of: accepted },
    { title: '辞退・期限切れ', of: ended },
  ]
  return (
    <BackPage {...REHIRE_HEAD}>
      <MarkViewed offers={waiting} />
      <Told search={search} offer={offers.find(({ id }) => id === search.offer)} />
      {offers.length === 0 && <NoOffers />}
      <Stack gap={8}>
        {groups.map(({ title, of }) => (
          <Group key={title} title={title} count={of.length}>
            {of.map((offer) => (
              <li key={offer.id}>
                <RehireCard
                  offer={offer}
                  documents={documents}
                  answered={answeredOf(offer.id)}
                  formKey={formKey}
                />
              </li>
            ))}
          </Group>
        ))}
      </Stack>
      <SwitchedOff posted={search.switched} hospitalId={search.hospital} formKey={formKey} />
    </BackPage>
  )
}

type GroupProps = { title: string; count: number; children: ReactNode }

function Group({ title, count, children }: GroupProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}{' '}
        <Text as="span" tone="sub">
          {count}件
        </Text>
      </Heading>
      <Stack as="ul" gap={3}>
        {children}
      </Stack>
    </Stack>
  )
}

/** The outcome of a form that is gone. Anybody can write a URL: a success is told only where the offer says so too. */
function Told({ search, offer }: { search: RehireSearch; offer: RehireView | undefined }) {
  if (!offer || isRehireAnswerable(offer)) return null
  const isTrue = search.accepted === 'MATCHED' ? offer.state === 'ACCEPTED' : true
  const isDeclined = search.declined !== 'DECLINED' || offer.state === 'DECLINED'
  return (
    <>
      <OutcomeNotice told={isTrue ? acceptRehireWords(search.accepted) : undefined} />
      <OutcomeNotice told={isDeclined ? declineRehireWords(search.declined) : undefined} />
    </>
  )
}

/** Tells the hospitals that their offers were seen, once the page is shown; an answer does so too. */
function MarkViewed({ offers }: { offers: readonly RehireView[] }) {
  const queryClient = useQueryClient()
  const ids = offers
    .filter(({ state }) => state === 'OFFERED')
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (ids === '') return
    // Offline: the next view, or the answer, marks them.
    void viewRehiresFn({ data: ids.split(',') }).then(
      () => queryClient.invalidateQueries(rehiresQuery()),
      () => undefined,
    )
  }, [ids, queryClient])
  return null
}

const NoOffers = () => (
  <EmptyState
    title="再勤務オファーはまだありません"
    actions={
      <>
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
        <Link {...toWorkedSpots()} className={buttonClass()}>
          勤務の履歴を見る
        </Link>
      </>
    }
  >
    勤務した病院から『また来てほしい』というオファーが届くと、ここに表示されます。
  </EmptyState>
)

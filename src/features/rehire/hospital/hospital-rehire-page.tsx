import { useSuspenseQuery } from '@tanstack/react-query'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { offerRehireWords, withdrawRehireWords } from '../../../domain/work/rehire.ts'
import { toHospitalOffers, toHospitalReport, toNewListing } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { NoSuchWork } from '../../hospital/no-such-work.tsx'
import type { getRehireFn } from './hospital-rehire.functions.ts'
import { hospitalRehireQuery } from './hospital-rehire.queries.ts'
import { type HospitalRehireSearch, HOSPITAL_REHIRE_TITLE } from './hospital-rehire-search.ts'
import { RehireForm } from './rehire-form.tsx'
import { SentRehire } from './sent-rehire.tsx'

type Rehire = NonNullable<Awaited<ReturnType<typeof getRehireFn>>>

type HospitalOfferPageProps = {
  workId: string
  search: HospitalRehireSearch
  kept: KeptAnswer | null
  formKey: string
}

/** Offers to the doctor of a confirmed work: a new one, and those that were made. */
export function HospitalRehirePage({ workId, search, kept, formKey }: HospitalOfferPageProps) {
  const { data: rehire } = useSuspenseQuery(hospitalRehireQuery(workId))
  if (!rehire) return <NoSuchWork title={HOSPITAL_REHIRE_TITLE} />
  const { offers, mayOffer } = rehire
  const refusal = refusalOf(rehire)
  const isFormShown = refusal === null && rehire.listings.length > 0
  // Anybody can write a URL: a success is told only where an offer says so too.
  const isTrue = (state: string) => offers.some((one) => one.state === state)
  const outcome = search.outcome !== 'OFFERED' || isTrue('OFFERED') ? search.outcome : undefined
  const withdrawn = search.withdrawn !== 'WITHDRAWN' || isTrue('WITHDRAWN') ? search.withdrawn : undefined
  return (
    <DeskPage>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{HOSPITAL_REHIRE_TITLE}</Heading>
          <Text>
            {rehire.doctorName}先生({shiftText(rehire.start, rehire.end)}に勤務)
          </Text>
          <p>
            <Link {...toHospitalReport(workId)} className={rowLinkClass}>
              勤務の実績を見る
            </Link>
            {' ・ '}
            <Link {...toHospitalOffers()} className={rowLinkClass}>
              すべてのオファー
            </Link>
          </p>
        </Stack>
        {(outcome === 'OFFERED' || !isFormShown) && <OutcomeNotice told={offerRehireWords(outcome)} />}
        <OutcomeNotice told={withdrawRehireWords(withdrawn)} />
        {isFormShown ? (
          <RehireForm
            // After an offer the form is a new one.
            key={offers.length}
            workId={workId}
            rehire={rehire}
            outcome={outcome === 'OFFERED' ? undefined : outcome}
            kept={kept}
            formKey={`${formKey}-${offers.length}`}
          />
        ) : refusal === null ? (
          <NoListings />
        ) : (
          <Notice tone="info">{refusal}</Notice>
        )}
        {offers.length > 0 && (
          <Stack as="section" gap={3} aria-labelledby="sent">
            <Heading level={2} id="sent">
              この先生へのオファー
            </Heading>
            <Stack as="ul" gap={3}>
              {offers.map((offer) => (
                <li key={offer.id}>
                  <SentRehire offer={offer} mayOffer={mayOffer} formKey={formKey} />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </DeskPage>
  )
}

/** Why the hospital cannot offer; null when it can. What lies with the doctor is not told. */
function refusalOf({ isConfirmed, isPossible, mayOffer }: Rehire): string | null {
  if (!isConfirmed) return 'オファーは、勤務の実績が確定してから送れます。'
  if (!isPossible) return 'この先生には、いまオファーを送れません。'
  return mayOffer ? null : '閲覧のみの権限では、オファーを送れません。'
}

const NoListings = () => (
  <EmptyState
    title="オファーできる求人がありません"
    actions={
      <Link {...toNewListing()} className={buttonClass({ variant: 'filled' })}>
        求人をつくる
      </Link>
    }
  >
    掲載中で枠が空いている求人を、この先生に指名でオファーできます。
  </EmptyState>
)

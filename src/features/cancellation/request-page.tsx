import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Shown } from '../../contract/plain.ts'
import { requestWords, takeBackCancellationWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { DECLARED_MEANING } from '../../domain/cancellation/weather.ts'
import { tierByTime } from '../../domain/cancellation/cancellation-tier.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { toCautions, toMatched, toMessages, toSpotResult } from '../../platform/addresses.ts'
import { cautionObjectionText, isCaution } from '../../domain/work/caution-objection.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { SpotAlternatives } from '../application/doctor/alternatives.tsx'
import { DateChangeSection } from '../date-change/date-change-section.tsx'
import { SubstituteSection } from '../substitute/substitute-section.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import type { RequestSearch } from './cancellation-search.ts'
import { cancellationItems } from './cancellation-items.ts'
import { isLost, type CancellationPlace, type CancellationView, type WorkView } from './cancellation-view.ts'
import { cancellationQuery, invalidateAfterCancelling } from './cancellation.queries.ts'
import { CancelledWork } from './cancelled-work.tsx'
import { OpenRequest } from './open-request.tsx'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestFrame } from './request-states.tsx'
import { TierSteps } from './tier-steps.tsx'
import { WeatherNotice } from './weather-notice.tsx'
import { contactLinked } from '../forms/contact-linked.tsx'

type RequestPageProps = {
  of: Pick<CancellationPlace, 'id' | 'scheduleId'>
  search: RequestSearch
}

/** The doctor's side of a cancellation: request, open request, or what became of it. */
export function RequestPage({ of, search }: RequestPageProps) {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(cancellationQuery(of))
  if (!data) return <NoWork />
  const { work, cancellation, cautionPoints } = data
  const isPlanned = work.state === 'SCHEDULED' && work.minutesLeft > 0
  return (
    <RequestFrame>
      <CancelledWork work={work} other={work.hospitalName} />
      {isPlanned && (
        <>
          {/* Anybody can write a URL: a success is told only where the work confirms it. */}
          {search.withdrawn === 'WITHDRAWN' && cancellation?.decision === 'WITHDRAWN' && (
            <OutcomeNotice told={takeBackCancellationWords('WITHDRAWN')} />
          )}
          {cancellation?.decision === 'REJECTED' && <Rejected cancellation={cancellation} />}
          <DateChangeSection
            work={work}
            change={data.dateChange}
            search={search}
            onChange={() => invalidateAfterCancelling(queryClient, work.of)}
          >
            <Contact work={work} />
          </DateChangeSection>
          <SubstituteSection
            work={work}
            policy={work.substitutePolicy}
            substitute={data.substituteSearch}
            search={search}
            onChange={() => invalidateAfterCancelling(queryClient, work.of)}
          />
          <WeatherNotice work={work} weather={data.weather}>
            {DECLARED_MEANING}
          </WeatherNotice>
          <TierSteps now={tierByTime(work.minutesLeft / 60)} cautionPoints={cautionPoints} />
          <RequestForm
            // After an answer that changed the tier the form is another one.
            key={`${cancellation?.id ?? ''}${cancellation?.decision ?? ''}`}
            work={work}
            weather={data.weather}
            outcome={search.outcome === 'REQUESTED' ? undefined : search.outcome}
            last={cancellation?.id ?? 'first'}
          />
        </>
      )}
      {work.state === 'CANCELLATION_REQUESTED' && cancellation && (
        <>
          {search.outcome !== 'REQUESTED' && <OutcomeNotice told={requestWords(search.outcome)} />}
          <OpenRequest work={work} cancellation={cancellation} withdrawn={search.withdrawn} />
        </>
      )}
      {!isPlanned && work.state !== 'CANCELLATION_REQUESTED' && (
        <Over work={work} cancellation={cancellation} end={endOf(work, data.substituteSearch)} />
      )}
    </RequestFrame>
  )
}

const Rejected = ({ cancellation }: { cancellation: CancellationView }) => (
  <Notice tone="warn" title="病院が前回の申請を差し戻しました">
    {cancellation.answer}
  </Notice>
)

/** Other ways to the hospital. */
const Contact = ({ work: { of, hospitalName, hospitalPhone } }: { work: WorkView }) => (
  <Text tone="sub">
    {of.kind === 'regular' ? 'この日だけでなく契約の今後のことや、ほかの' : 'ほかの'}ご相談は
    <Link {...toMessages(of.kind, of.id)} className={textLinkClass}>
      病院へのメッセージ
    </Link>
    か、{hospitalName} <PhoneLink number={hospitalPhone} /> へどうぞ。
  </Text>
)

/** How a work ended that was the doctor's. */
function endOf(work: WorkView, substitute: Shown<'dp.work.SubstituteSearch'> | null): string {
  if (work.state === 'CANCELLED_BY_HOSPITAL') return '病院の都合でキャンセルされました'
  if (work.of.kind === 'regular' && substitute?.state === 'FOUND') return 'この日は代診になりました'
  return substitute?.state === 'OFF' ? 'この日はお休みになりました' : 'キャンセルが確定しました'
}

/** What a cancellation by the hospital means to the doctor. */
const CANCELLED_BY_HOSPITAL = {
  PAID: '先生に注意は付きません。補償は、勤務の支払日に「キャンセル補償」として病院から支払われます。届かないときはお問い合わせください。',
  FREE: '先生に注意は付きません。補償のない理由として病院が記録しています。お心当たりがないときはお問い合わせください。',
} as const

type OverProps = { work: WorkView; cancellation: CancellationView | null; end: string }

/** A work that can no longer be cancelled here. */
function Over({ work, cancellation, end }: OverProps) {
  if (!isLost(work) || !cancellation)
    return (
      <Notice tone="warn" title="ここからはキャンセルできません">
        勤務開始後は電話でご連絡ください: <PhoneLink number={work.hospitalPhone} />
      </Notice>
    )
  const isOwn = work.state === 'CANCELLED_BY_DOCTOR'
  const day = civilDay(work.startTime)
  return (
    <>
      <Card as="section" aria-labelledby="over">
        <Stack gap={3}>
          <Heading level={2} id="over">
            {end}
          </Heading>
          {!isOwn && (
            <Notice tone="info">
              {contactLinked(CANCELLED_BY_HOSPITAL[cancellation.compensationYen ? 'PAID' : 'FREE'])}
            </Notice>
          )}
          <DescriptionList items={cancellationItems(cancellation)} />
          {isOwn && cancellation.tier && isCaution(cancellation.tier) && (
            <Text>
              {cautionObjectionText()}
              <Link {...toCautions()} className={textLinkClass}>
                注意の記録を見る
              </Link>
            </Text>
          )}
          <Inline gap={3}>
            <Link {...toSpotResult({ dates: [day] })} className={buttonClass({ variant: 'filled' })}>
              同じ日のほかの求人を見る
            </Link>
            <Link {...toMatched()} className={buttonClass()}>
              成立した勤務を見る
            </Link>
          </Inline>
        </Stack>
      </Card>
      <SpotAlternatives instead={{ startTime: work.startTime, listingId: work.of.id }} />
    </>
  )
}

const NoWork = () => (
  <RequestFrame>
    <EmptyState
      icon={<CalendarIcon size="lg" />}
      title="この求人で成立した勤務はありません。"
      actions={
        <Link {...toMatched()} className={buttonClass({ variant: 'filled' })}>
          成立した勤務を見る
        </Link>
      }
    >
      キャンセルを申請できるのは、成立した勤務だけです。回答待ちの応募は「応募中」から取り下げられます。
    </EmptyState>
  </RequestFrame>
)

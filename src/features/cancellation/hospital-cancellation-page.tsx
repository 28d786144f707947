import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { cancelWorkWords, decideWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { phoneText } from '../../domain/text/contact-text.ts'
import { isDoneWork } from '../../domain/work/work-state.ts'
import { toHospitalReport } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ChangeAtHospital } from '../date-change/change-at-hospital.tsx'
import { SubstituteAtHospital } from '../substitute/substitute-at-hospital.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { BackToWorks } from '../hospital/back-to-works.tsx'
import { NoSuchWork } from '../hospital/no-such-work.tsx'
import { CancellationAnswerForm } from './answer-form.tsx'
import { CancelWorkForm } from './cancel-work-form.tsx'
import { cancellationItems } from './cancellation-items.ts'
import { type HospitalCancellationSearch, HOSPITAL_CANCELLATION_TITLE } from './cancellation-search.ts'
import type { CancellationView } from './cancellation-view.ts'
import { hospitalCancellationQuery, invalidateAtHospital } from './cancellation.queries.ts'
import { WeatherNotice } from './weather-notice.tsx'
import { CancelledWork } from './cancelled-work.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'

type HospitalCancellationPageProps = {
  workId: string
  search: HospitalCancellationSearch
}

/** The hospital's side of a cancellation: its answer to a request, or its own cancellation. */
export function HospitalCancellationPage({ workId, search }: HospitalCancellationPageProps) {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(hospitalCancellationQuery(workId))
  if (!data) return <NoSuchWork title={HOSPITAL_CANCELLATION_TITLE} />
  const { work, cancellation, dateChange, substituteSearch: substitute, mayDecide } = data
  const isOpen = work.state === 'CANCELLATION_REQUESTED' && cancellation?.decision === 'PENDING'
  const isPlanned = work.state === 'SCHEDULED' && work.minutesLeft > 0
  const isAsked = (dateChange?.state === 'OPEN' && !dateChange.byHospital) || substitute?.state === 'OPEN'
  return (
    <DeskPage>
      <Stack gap={4}>
        <BackToWorks />
        <Heading level={1}>{HOSPITAL_CANCELLATION_TITLE}</Heading>
        {!isOpen && <OutcomeNotice told={decideWords(confirmed(search.outcome, cancellation))} />}
        {!isPlanned && !isOpen && (
          <OutcomeNotice told={cancelWorkWords(confirmed(search.cancelled, cancellation))} />
        )}
        <CancelledWork work={work} other={`${data.doctorName}先生`}>
          <Text tone="sub">{data.title}</Text>
        </CancelledWork>
        {data.weather && (isOpen || isPlanned) && <WeatherNotice work={work} weather={data.weather} />}
        {substitute && (
          <SubstituteAtHospital
            workId={workId}
            isDate={work.of.kind === 'regular'}
            isPlanned={isPlanned}
            substitute={substitute}
            mayDecide={mayDecide}
            outcome={search.substitute}
            onChange={() => invalidateAtHospital(queryClient, workId)}
          />
        )}
        {cancellation && <Request cancellation={cancellation} />}
        {isOpen && mayDecide && (
          <CancellationAnswerForm workId={workId} cancellation={cancellation} outcome={search.outcome} />
        )}
        {isPlanned && (
          <ChangeAtHospital
            work={work}
            change={dateChange}
            mayDecide={mayDecide}
            search={search}
            onChange={() => invalidateAtHospital(queryClient, workId)}
          />
        )}
        {isPlanned && mayDecide && (
          <CancelWorkForm work={work} isFolded={isAsked} outcome={search.cancelled} />
        )}
        {(isOpen || isPlanned) && !mayDecide && (
          <Notice tone="info">閲覧のみの権限では、キャンセルの回答や手続きはできません。</Notice>
        )}
        {isDoneWork(work.state) && (
          <Notice tone="info">
            勤務が終わったため、変更やキャンセルはできません。{' '}
            <Link {...toHospitalReport(workId)} className={textLinkClass}>
              勤務の実績を見る
            </Link>
          </Notice>
        )}
        {(work.state === 'IN_PROGRESS' || (work.state === 'SCHEDULED' && !isPlanned)) && (
          <Notice tone="warn">勤務の開始後はキャンセルできません。先生にお電話でご連絡ください。</Notice>
        )}
      </Stack>
    </DeskPage>
  )
}

const DONE: Readonly<Record<string, CancellationView['decision']>> = {
  ACCEPTED: 'ACCEPTED',
  CANCELLED: 'ACCEPTED',
  REJECTED: 'REJECTED',
}

/** The outcome in the URL; anybody can write one, so a success counts only if the record says so too. */
const confirmed = (outcome: string | undefined, cancellation: CancellationView | null) =>
  outcome !== undefined && outcome in DONE && DONE[outcome] !== cancellation?.decision ? undefined : outcome

const Request = ({ cancellation }: { cancellation: CancellationView }) => (
  <Card as="section" aria-labelledby="request">
    <Stack gap={3}>
      <Heading level={2} id="request">
        {cancellation.requestedBy === 'DOCTOR' ? '先生からの申請' : '病院からのキャンセル'}
      </Heading>
      <DescriptionList items={cancellationItems(cancellation)} />
      {cancellation.decision === 'PENDING' && (
        <Text>
          先生に電話する: <PhoneLink number={phoneText(cancellation.phone ?? '')} />
        </Text>
      )}
    </Stack>
  </Card>
)

import { useSuspenseQuery } from '@tanstack/react-query'
import { requestWords, takeBackWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { tierByTime } from '../../domain/cancellation/cancellation-tier.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { toMatched, toMessages, toSpotResult } from '../../platform/addresses.ts'
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
import { SpotAlternatives } from '../applications/alternatives.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { cancellationItems } from './cancellation-items.ts'
import { isLost, type CancellationPlace, type CancellationView, type WorkView } from './cancellation-view.ts'
import { cancellationQuery } from './cancellation.queries.ts'
import { CancelledWork } from './cancelled-work.tsx'
import { OpenRequest } from './open-request.tsx'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestFrame } from './request-states.tsx'
import { TierSteps } from './tier-steps.tsx'

type RequestPageProps = {
  of: Pick<CancellationPlace, 'id' | 'scheduleId'>
  search: { outcome?: string | undefined; withdrawn?: string | undefined }
  kept: KeptAnswer | null
  formKey: string
}

/** The doctor's side of a cancellation: request, open request, or what became of it. */
export function RequestPage({ of, search, kept, formKey }: RequestPageProps) {
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
            <OutcomeNotice told={takeBackWords('WITHDRAWN')} />
          )}
          {cancellation?.decision === 'REJECTED' && <Rejected cancellation={cancellation} />}
          <TierSteps now={tierByTime(work.minutesLeft / 60)} cautionPoints={cautionPoints} />
          <Alternatives work={work} />
          <RequestForm
            // After an answer that changed the tier the form is another one.
            key={`${cancellation?.id ?? ''}${cancellation?.decision ?? ''}`}
            work={work}
            outcome={search.outcome === 'REQUESTED' ? undefined : search.outcome}
            kept={kept}
            // Another request of the same page is another command.
            formKey={`${formKey}-${cancellation?.id ?? 'first'}`}
          />
        </>
      )}
      {work.state === 'CANCELLATION_REQUESTED' && cancellation && (
        <>
          {search.outcome !== 'REQUESTED' && <OutcomeNotice told={requestWords(search.outcome)} />}
          <OpenRequest
            work={work}
            cancellation={cancellation}
            withdrawn={search.withdrawn}
            formKey={`${formKey}-${cancellation.id}`}
          />
        </>
      )}
      {!isPlanned && work.state !== 'CANCELLATION_REQUESTED' && (
        <Over work={work} cancellation={cancellation} />
      )}
    </RequestFrame>
  )
}

const Rejected = ({ cancellation }: { cancellation: CancellationView }) => (
  <Notice tone="warn" title="病院が前回の申請を差し戻しました">
    {cancellation.answer}
  </Notice>
)

/** Ways to keep the work, before it is cancelled. */
const Alternatives = ({ work }: { work: WorkView }) => (
  <Card as="section" aria-labelledby="alternatives">
    <Stack gap={2}>
      <Heading level={2} id="alternatives">
        申請の前に: 時間を調整する
      </Heading>
      <Text>
        入り時間や終わりの時間を変えれば勤務できるときは、先に病院へご相談ください。キャンセルの記録は残りません。
      </Text>
      <Text>
        {work.hospitalName}: <PhoneLink number={work.hospitalPhone} />
      </Text>
      {work.of.kind === 'regular' && (
        <Text>
          この申請は、この日の勤務だけをキャンセルします。契約の今後は
          <Link {...toMessages('regular', work.of.id)} className={textLinkClass}>
            病院へのメッセージ
          </Link>
          でご相談ください。
        </Text>
      )}
    </Stack>
  </Card>
)

/** A work that can no longer be cancelled here. */
function Over({ work, cancellation }: { work: WorkView; cancellation: CancellationView | null }) {
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
            {isOwn ? 'キャンセルが確定しました' : '病院の都合でキャンセルされました'}
          </Heading>
          {!isOwn && (
            <Notice tone="info">
              先生に注意は付きません。補償は病院から支払われます。届かないときはお問い合わせください。
            </Notice>
          )}
          <DescriptionList items={cancellationItems(cancellation)} />
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

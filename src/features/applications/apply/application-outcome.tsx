import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leadsOn, roleAction, type ApplyAction } from '../../../domain/application/apply-action.ts'
import { APPLY_OUTCOME } from '../../../domain/application/apply-outcome.ts'
import { civilDay, momentText } from '../../../domain/text/shift-text.ts'
import { toApplied, toMatched, toSpot, toSpotResult } from '../../../platform/addresses.ts'
import type { NoticeTone } from '../../../ui/notice/notice.tsx'
import { APPLY_ADDRESS } from '../../spot/apply-address.ts'
import { applicantOf } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import type { SummaryListing } from './application-summary.tsx'
import type { ApplicationView } from '../application-view.ts'
import { CalendarLink } from '../calendar-link.tsx'
import { OutcomePanel, type Step } from './outcome-panel.tsx'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from '../outcome-words.ts'

type ApplicationOutcomeProps = {
  listing: SummaryListing
  outcome: AnyOutcome
  /** The doctor's own application, while it stands. */
  application: ApplicationView | null
  /** The outcome follows a press of the button: focus and announce it. */
  announced: boolean
  /** The doctor has applied; otherwise the page says beforehand why that is impossible. */
  wasTried: boolean
  children?: ReactNode
}

/** Titles of existing applications. */
const TITLE: Partial<Record<AnyOutcome, string>> = {
  MATCHED: '勤務が確定しました',
  APPLIED: '応募しました',
  ALREADY_APPLIED: '応募しています',
}

const BEFOREHAND: Partial<Record<AnyOutcome, string>> = {
  FILLED: '募集は終了しました',
  CLOSED: '募集は終了しました',
  NOT_FOUND: '募集は終了しました',
  OVERLAPPING: '同じ時間に勤務があります',
  SELECTION_ONLY: '選考ありの求人にだけ応募できます',
}

export function ApplicationOutcome(props: ApplicationOutcomeProps) {
  const { listing, outcome, application, announced, wasTried, children } = props
  const applicant = applicantOf(useSuspenseQuery(sessionQuery()).data)
  const needed = outcome === 'NOT_ALLOWED' ? roleAction(applicant, listing.applicationStatus) : undefined
  const sentence = needed?.note ?? sentenceOf(outcome)
  const beforehand = wasTried ? undefined : (needed?.label ?? BEFOREHAND[outcome])
  return (
    <OutcomePanel
      title={TITLE[outcome] ?? beforehand ?? '応募できませんでした'}
      tone={toneOf(outcome)}
      sentence={outcome === 'APPLIED' ? `${sentence} ${replyWords(application)}` : sentence}
      steps={[...stepOf(needed, listing.id), ...nextSteps(outcome, listing)]}
      more={outcome === 'MATCHED' && application && <CalendarLink applicationId={application.id} />}
      announced={announced}
    >
      {children}
    </OutcomePanel>
  )
}

/** Shown after the doctor has withdrawn the application. */
export const WithdrawnOutcome = ({ listing }: { listing: SummaryListing }) => (
  <OutcomePanel
    title="応募を取り消しました"
    tone="info"
    sentence="募集が続いていれば、もう一度応募できます。"
    steps={[sameDay(listing), ['求人の詳細に戻る', toSpot(listing.id)]]}
    announced
  />
)

const toneOf = (outcome: AnyOutcome): NoticeTone =>
  outcome === 'MATCHED' ? 'good' : outcome === 'APPLIED' || outcome === 'ALREADY_APPLIED' ? 'info' : 'warn'

const replyWords = (application: ApplicationView | null): string =>
  application?.replyDueAt
    ? `病院の回答の期限は ${momentText(application.replyDueAt)} です。`
    : '病院の回答の期限は、応募中の求人でご覧いただけます。'

const sentenceOf = (outcome: AnyOutcome): string =>
  isFormOutcome(outcome) ? FORM_OUTCOME[outcome] : APPLY_OUTCOME[outcome].sentence

const sameDay = ({ startTime }: SummaryListing): Step => [
  '同じ日のほかの求人を見る',
  toSpotResult({ dates: [civilDay(startTime)] }),
]

/** The step that the doctor has to take before applying, where there is one. */
const stepOf = (needed: ApplyAction | undefined, id: string): Step[] =>
  needed && leadsOn(needed.target) ? [[needed.label, APPLY_ADDRESS[needed.target](id)]] : []

function nextSteps(outcome: AnyOutcome, listing: SummaryListing): Step[] {
  const { id, hospital } = listing
  switch (outcome) {
    case 'MATCHED':
    case 'OVERLAPPING':
      return [['成立した勤務を見る', toMatched()], sameDay(listing)]
    case 'APPLIED':
    case 'ALREADY_APPLIED':
      return [['応募中の求人を見る', toApplied()], sameDay(listing)]
    case 'NOT_ALLOWED':
      return [['求人の詳細に戻る', toSpot(id)], sameDay(listing)]
    case 'FILLED':
    case 'CLOSED':
    case 'NOT_FOUND':
    case 'SHORT_REST':
    case 'TIMES_OUT_OF_RANGE':
    case 'DOCUMENT_MISSING':
    case 'SELECTION_ONLY':
    case 'MESSAGE_TOO_LONG':
    case 'REST_NOT_TICKED':
    case 'UNREACHABLE':
      return [sameDay(listing), ['同じ病院の求人を見る', toSpotResult({ generalHospitalIds: [hospital.id] })]]
  }
}

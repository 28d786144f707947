import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leadsOn, roleAction, type ApplyAction } from '../../../../domain/application/apply-action.ts'
import type { ApplicationStatus } from '../../../../domain/listing/listing-words.ts'
import { APPLY_OUTCOME } from '../../../../domain/application/apply-outcome.ts'
import type { WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { civilDay, momentText } from '../../../../domain/text/shift-text.ts'
import {
  toApplied,
  toListing,
  toMatched,
  toProfilePage,
  toResult,
  toSpotResult,
} from '../../../../platform/addresses.ts'
import type { NoticeTone } from '../../../../ui/notice/notice.tsx'
import { APPLY_ADDRESS } from '../../../listing/apply-address.ts'
import { applicantOf } from '../../../session/session.ts'
import { sessionQuery } from '../../../session/session.queries.ts'
import type { SummaryListing } from './application-summary.tsx'
import type { ApplicationView, ListingRef } from '../application-view.ts'
import { CalendarLink } from '../calendar-link.tsx'
import { OutcomePanel, type OutcomeStep } from './outcome-panel.tsx'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from '../outcome-words.ts'

/** The listing of either kind, as far as the next steps depend on it. */
export type OutcomeListing = ListingRef & {
  applicationStatus: ApplicationStatus
  hospitalId: string
  /** Where to look for another one. */
  others: OutcomeStep
}

export const spotOutcomeListing = (listing: SummaryListing): OutcomeListing => ({
  kind: 'spot',
  id: listing.id,
  applicationStatus: listing.applicationStatus,
  hospitalId: listing.hospital.id,
  others: ['同じ日のほかの求人を見る', toSpotResult({ dates: [civilDay(listing.startTime)] })],
})

type ApplicationOutcomeProps = {
  listing: OutcomeListing
  outcome: AnyOutcome
  /** The doctor's own application, while it stands. */
  application: ApplicationView | null
  /** The outcome follows a press of the button: focus and announce it. */
  announced: boolean
  /** The doctor has applied; otherwise the page says beforehand why that is impossible. */
  wasTried: boolean
  children?: ReactNode
}

const REGULAR_APPLIED =
  '応募を受け付けました。病院から面談や契約の条件が届くと、応募中の求人でお知らせします。'

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
  const sentence = needed?.note ?? sentenceOf(outcome, listing.kind)
  const beforehand = wasTried ? undefined : (needed?.label ?? BEFOREHAND[outcome])
  return (
    <OutcomePanel
      title={TITLE[outcome] ?? beforehand ?? '応募できませんでした'}
      tone={toneOf(outcome)}
      sentence={outcome === 'APPLIED' ? `${sentence}${replyWords(application)}` : sentence}
      steps={[...stepOf(needed, listing), ...nextSteps(outcome, listing)]}
      more={outcome === 'MATCHED' && application && <CalendarLink applicationId={application.id} />}
      announced={announced}
    >
      {children}
    </OutcomePanel>
  )
}

type WithdrawnOutcomeProps = { listing: OutcomeListing; word: WithdrawalWord }

/** Shown after the doctor has withdrawn the application. */
export const WithdrawnOutcome = ({ listing, word }: WithdrawnOutcomeProps) => (
  <OutcomePanel
    title={`応募を${word}ました`}
    tone="info"
    sentence="募集が続いていれば、もう一度応募できます。"
    steps={[listing.others, ['求人の詳細に戻る', toListing(listing.kind, listing.id)]]}
    announced
  />
)

const toneOf = (outcome: AnyOutcome): NoticeTone =>
  outcome === 'MATCHED' ? 'good' : outcome === 'APPLIED' || outcome === 'ALREADY_APPLIED' ? 'info' : 'warn'

const replyWords = (application: ApplicationView | null): string =>
  application?.replyDueAt
    ? `病院の回答の期限は${momentText(application.replyDueAt)}です。`
    : '病院の回答の期限は、応募中の求人でご覧いただけます。'

function sentenceOf(outcome: AnyOutcome, kind: SearchKind): string {
  if (isFormOutcome(outcome)) return FORM_OUTCOME[outcome]
  if (outcome === 'APPLIED' && kind === 'regular') return REGULAR_APPLIED
  return APPLY_OUTCOME[outcome].sentence
}

/** The step that the doctor has to take before applying, where there is one. */
const stepOf = (needed: ApplyAction | undefined, { kind, id }: OutcomeListing): OutcomeStep[] =>
  needed && leadsOn(needed.target) ? [[needed.label, APPLY_ADDRESS[kind][needed.target](id)]] : []

function nextSteps(outcome: AnyOutcome, listing: OutcomeListing): OutcomeStep[] {
  const { kind, id, hospitalId, others } = listing
  switch (outcome) {
    case 'MATCHED':
    case 'OVERLAPPING':
      return [['成立した勤務を見る', toMatched()], others]
    case 'APPLIED':
    case 'ALREADY_APPLIED':
      return [['応募中の求人を見る', toApplied()], others]
    case 'REQUIREMENTS_UNMET':
      return [['プロフィールを確認する', toProfilePage('practice')], others]
    case 'NOT_ALLOWED':
    case 'WAY_CHANGED':
      return [['求人の詳細に戻る', toListing(kind, id)], others]
    case 'FILLED':
    case 'CLOSED':
    case 'NOT_FOUND':
    case 'SHORT_REST':
    case 'TIMES_OUT_OF_RANGE':
    case 'DOCUMENT_MISSING':
    case 'SELECTION_ONLY':
    case 'WISH_INVALID':
    case 'OFFER_OVER':
    case 'TERMS_CHANGED':
    case 'DATES_CLASH':
    case 'MESSAGE_TOO_LONG':
    case 'REST_NOT_TICKED':
    case 'UNREACHABLE':
      return [others, ['同じ病院の求人を見る', toResult(kind, { generalHospitalIds: [hospitalId] })]]
  }
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { roleAction } from '../../domain/apply-action.ts'
import { APPLY_OUTCOME } from '../../domain/apply-outcome.ts'
import { civilDay, momentText } from '../../domain/shift-text.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice, type NoticeTone } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { resultAddress } from '../listings/criteria-address.ts'
import { sessionQuery } from '../session/session.queries.ts'
import type { SummaryListing } from './application-summary.tsx'
import type { ApplicationView } from './application-view.ts'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from './outcome-words.ts'

type ApplicationOutcomeProps = {
  listing: SummaryListing
  outcome: AnyOutcome
  application: ApplicationView | null
  /** It has just come of a tap: read out, and brought into view. */
  announced: boolean
}

type Step = readonly [label: string, href: string]

const TITLE: Partial<Record<AnyOutcome, string>> = {
  MATCHED: '勤務が確定しました',
  APPLIED: '応募しました',
  ALREADY_APPLIED: '応募しています',
}

export function ApplicationOutcome({ listing, outcome, application, announced }: ApplicationOutcomeProps) {
  const { role } = useSuspenseQuery(sessionQuery()).data
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced, outcome])
  const [first, ...others] = nextSteps(outcome, listing)
  return (
    <Card as="section">
      <div ref={heading} tabIndex={-1} role="status">
        <Stack gap={4}>
          <Heading level={2} size="xl">
            {TITLE[outcome] ?? '応募できませんでした'}
          </Heading>
          <Notice tone={toneOf(outcome)}>
            {outcome === 'NOT_ALLOWED'
              ? roleAction(role, listing.applicationStatus).note
              : sentenceOf(outcome)}
            {outcome === 'APPLIED' && ` ${replyWords(application)}`}
          </Notice>
          <Inline gap={3}>
            {first && (
              <a href={first[1]} className={buttonClass({ variant: 'filled' })}>
                {first[0]}
              </a>
            )}
            {others.map(([label, href]) => (
              <a key={label} href={href} className={buttonClass()}>
                {label}
              </a>
            ))}
          </Inline>
        </Stack>
      </div>
    </Card>
  )
}

const toneOf = (outcome: AnyOutcome): NoticeTone =>
  outcome === 'MATCHED' ? 'good' : outcome === 'APPLIED' || outcome === 'ALREADY_APPLIED' ? 'info' : 'warn'

// Posted without script there is only the outcome; the list of applications has the rest.
const replyWords = (application: ApplicationView | null): string =>
  application?.replyDueAt
    ? `病院の回答の期限は ${momentText(application.replyDueAt)} です。`
    : '病院の回答の期限は、応募中の求人でご覧いただけます。'

const sentenceOf = (outcome: AnyOutcome): string =>
  isFormOutcome(outcome) ? FORM_OUTCOME[outcome] : APPLY_OUTCOME[outcome].sentence

/** Always somewhere to go, the likeliest first. */
function nextSteps(outcome: AnyOutcome, { id, startTime, hospital }: SummaryListing): Step[] {
  const sameDay: Step = ['同じ日のほかの求人を見る', resultAddress({ dates: [civilDay(startTime)] })]
  const sameHospital: Step = ['同じ病院の求人を見る', resultAddress({ generalHospitalIds: [hospital.id] })]
  switch (outcome) {
    case 'MATCHED':
    case 'OVERLAPPING':
      return [['成立した勤務を見る', '/work/matched'], sameDay]
    case 'APPLIED':
    case 'ALREADY_APPLIED':
      return [['応募中の求人を見る', '/work/applied'], sameDay]
    case 'NOT_ALLOWED':
      return [['求人の詳細に戻る', `/spot/${id}`], sameDay]
    case 'FILLED':
    case 'CLOSED':
    case 'NOT_FOUND':
    case 'SHORT_REST':
    case 'TIMES_OUT_OF_RANGE':
    case 'MESSAGE_TOO_LONG':
    case 'REST_NOT_TICKED':
    case 'UNREACHABLE':
      return [sameDay, sameHospital]
  }
}

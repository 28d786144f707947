import type { FragmentOf } from 'gql.tada'
import { useState } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { isWaiting } from '../../domain/apply-action.ts'
import type { ApplicationState } from '../../domain/application-words.ts'
import type { TakeHome } from '../../domain/take-home.ts'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import type { SpotCardFragment } from '../listings/spot-card.fragment.ts'
import { ApplicationForm, type ListingOfForm } from './application-form.tsx'
import { ApplicationOutcome, WithdrawnOutcome } from './application-outcome.tsx'
import { ApplicationSummary } from './application-summary.tsx'
import { ApplicationTerms } from './application-terms.tsx'
import type { PreviewView } from './application-view.ts'
import type { ApplyAnswer } from './application.functions.ts'
import type { AnyOutcome } from './outcome-words.ts'
import { WithdrawPanel } from './withdraw-panel.tsx'
import * as styles from './application.css.ts'

type ApplicationItemProps = {
  ids: readonly string[]
  listing: FragmentOf<typeof SpotCardFragment> & ListingOfForm & { takeHome: TakeHome }
  preview: PreviewView | undefined
  /** When the preview was made. */
  asOf: number
  formKey: string
  /** What came of the form when it was posted without script. */
  posted: AnyOutcome | undefined
}

/** Outcomes after which the same form may be sent again. */
const MENDABLE = new Set<AnyOutcome>([
  'SHORT_REST',
  'TIMES_OUT_OF_RANGE',
  'MESSAGE_TOO_LONG',
  'REST_NOT_TICKED',
  'UNREACHABLE',
])

export function ApplicationItem(props: ApplicationItemProps) {
  const { ids, listing: item, preview, asOf, formKey, posted } = props
  const listing = readFragment<typeof SpotCardFragment>(item)
  const [answer, setAnswer] = useState<ApplyAnswer | null>(null)
  const [withdrawn, setWithdrawn] = useState(false)
  const application = answer?.application ?? preview?.application ?? null
  const settled = answer?.outcome ?? settledOutcome(listing.viewer?.applicationState ?? null, preview, posted)
  const ended = settled !== undefined && !MENDABLE.has(settled)
  return (
    <Stack as="section" gap={4} aria-label={`${listing.hospital.name}への応募`}>
      {withdrawn && <WithdrawnOutcome listing={listing} />}
      {ended && !withdrawn && (
        <ApplicationOutcome
          listing={listing}
          outcome={settled}
          application={application}
          announced={answer !== null}
        >
          {application && (
            <WithdrawPanel
              application={application}
              from="done"
              ids={ids}
              formKey={formKey}
              asOf={asOf}
              onWithdrawn={() => setWithdrawn(true)}
            />
          )}
        </ApplicationOutcome>
      )}
      <div className={styles.panes}>
        <Stack gap={4}>
          <ApplicationSummary listing={listing} takeHome={item.takeHome} />
          {preview && preview.terms.length > 0 && (
            <Card as="section">
              <Stack gap={3}>
                <Heading level={2}>労働条件</Heading>
                <ApplicationTerms terms={preview.terms} />
              </Stack>
            </Card>
          )}
        </Stack>
        {!ended && !withdrawn && preview && (
          <ApplicationForm
            ids={ids}
            listing={item}
            applicationStatus={listing.applicationStatus}
            startTime={listing.startTime}
            endTime={listing.endTime}
            preview={preview}
            formKey={formKey}
            problem={settled}
            onAnswer={setAnswer}
          />
        )}
      </div>
    </Stack>
  )
}

/**
 * What this page already knows. An address can be written by anybody, so that it may explain a refusal, but only the
 * doctor's own record says that something was applied for.
 */
function settledOutcome(
  state: ApplicationState | null,
  preview: PreviewView | undefined,
  posted: AnyOutcome | undefined,
): AnyOutcome | undefined {
  if (state === 'MATCHED') return 'MATCHED'
  if (state !== null && isWaiting(state)) return posted === 'APPLIED' ? 'APPLIED' : 'ALREADY_APPLIED'
  const possible = preview?.outcome ?? 'NOT_FOUND'
  if (possible !== 'MATCHED' && possible !== 'APPLIED' && possible !== 'SHORT_REST') return possible
  return posted === 'MATCHED' || posted === 'APPLIED' || posted === 'ALREADY_APPLIED' ? undefined : posted
}

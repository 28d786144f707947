import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../../contract/read-fragment.ts'
import type { WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import type { DocumentKind } from '../../../../domain/doctor/registration-words.ts'
import { shiftText } from '../../../../domain/text/shift-text.ts'
import type { TakeHome } from '../../../../domain/money/take-home.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { MissingNotice } from '../../../listing/missing-notice.tsx'
import type { SpotCardFragment } from '../../../listing/spot/spot-card.fragment.ts'
import { ApplicationForm, type ListingOfForm } from './application-form.tsx'
import { ApplicationOutcome, spotOutcomeListing, WithdrawnOutcome } from './application-outcome.tsx'
import { ApplicationSummary } from './application-summary.tsx'
import { ApplicationTerms } from '../application-terms.tsx'
import type { PreviewView } from '../application-view.ts'
import type { ApplyAnswer } from '../application.functions.ts'
import type { AnyOutcome } from '../outcome-words.ts'
import { isEnded } from './settled-outcome.ts'
import type { SendForm } from './use-applications.ts'
import { WithdrawPanel } from '../withdraw/withdraw-panel.tsx'
import * as styles from '../application.css.ts'

type ApplicationItemProps = {
  ids: readonly string[]
  listing: FragmentOf<typeof SpotCardFragment> & ListingOfForm & { takeHome: TakeHome }
  preview: PreviewView | undefined
  /** Documents that the doctor may agree to share. */
  documents: readonly DocumentKind[]
  /** The time of the preview's fetch. */
  asOf: number
  /** The answer to this listing's form, if the browser posted it by itself. */
  kept: KeptAnswer | null
  /** The known outcome of the application. */
  outcome: AnyOutcome | undefined
  /** The doctor has applied, by script or by the browser's own post. */
  wasTried: boolean
  answer: ApplyAnswer | undefined
  withdrawn: WithdrawalWord | undefined
  /** The outcome is shown elsewhere, together with others. */
  isQuiet: boolean
  onAnswer: (answer: ApplyAnswer) => void
  onWithdrawn: (word: WithdrawalWord) => void
  register: (send: SendForm) => () => void
}

export function ApplicationItem(props: ApplicationItemProps) {
  const { ids, listing: item, preview, asOf, outcome, answer, withdrawn, isQuiet } = props
  const listing = readFragment<typeof SpotCardFragment>(item)
  const application = answer?.application ?? preview?.application ?? null
  const ended = isEnded(outcome)
  const missing = preview?.missing ?? []
  const applicationStatus = missing.length > 0 ? 'SELECTION' : listing.applicationStatus
  const hasForm = !ended && !withdrawn && preview !== undefined
  return (
    <Stack
      as="section"
      gap={4}
      id={`spot-${listing.id}`}
      aria-label={`${shiftText(listing.startTime, listing.endTime)} ${listing.hospital.name}への応募`}
      className={styles.item}
    >
      {withdrawn && <WithdrawnOutcome listing={spotOutcomeListing(listing)} word={withdrawn} />}
      {ended && !withdrawn && (
        <ApplicationOutcome
          listing={spotOutcomeListing(listing)}
          outcome={outcome}
          application={application}
          announced={answer !== undefined && !isQuiet}
          wasTried={props.wasTried}
        >
          {application && (
            <WithdrawPanel
              application={application}
              from="done"
              ids={ids}
              asOf={asOf}
              onWithdrawn={props.onWithdrawn}
            />
          )}
        </ApplicationOutcome>
      )}
      <div className={hasForm ? styles.panes : undefined}>
        <Stack gap={4}>
          <ApplicationSummary listing={{ ...listing, applicationStatus }} takeHome={item.takeHome} />
          {missing.length > 0 && (
            <MissingNotice
              mode={preview?.outcome === 'REQUIREMENTS_UNMET' ? 'CLOSED' : 'SELECTION'}
              missing={missing}
            />
          )}
          {preview && preview.terms.length > 0 && (
            <Card as="section">
              <Stack gap={3}>
                <Heading level={2}>労働条件</Heading>
                <ApplicationTerms terms={preview.terms} />
              </Stack>
            </Card>
          )}
        </Stack>
        {hasForm && preview && (
          <ApplicationForm
            ids={ids}
            listing={item}
            applicationStatus={applicationStatus}
            startTime={listing.startTime}
            endTime={listing.endTime}
            preview={preview}
            hoursSentence={listing.meter?.totalsSentence ?? null}
            ng={listing.viewer?.ng ?? []}
            documents={props.documents}
            hospitalName={listing.hospital.name}
            asOf={asOf}
            kept={props.kept}
            problem={outcome}
            onAnswer={props.onAnswer}
            register={props.register}
          />
        )}
      </div>
    </Stack>
  )
}

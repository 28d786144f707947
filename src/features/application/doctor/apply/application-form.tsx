import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApplicationStatus } from '../../../../domain/listing/listing-words.ts'
import type { DocumentKind } from '../../../../domain/doctor/registration-words.ts'
import type { NgReason } from '../../../../domain/ng/ng-words.ts'
import { undoNotice } from '../../../../domain/application/withdraw-outcome.ts'
import { logged } from '../../../../domain/visit/logger-attributes.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { FreeText } from '../../../forms/free-text.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { OutcomeNotice } from '../../../forms/form-report.tsx'
import { FormSummary } from '../../../forms/form-summary.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { APPLY_FORM, MESSAGE_LIMIT } from './application-form-data.ts'
import { checkApplication, problemsOfOutcome, problemText } from './application-problem.ts'
import { RestWarning } from './application-rest.tsx'
import { HoursNotice } from './application-hours.tsx'
import { NgWarning } from './application-ng.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import type { PreviewView } from '../application-view.ts'
import { ApplicationWishes, type Adjustable } from './application-wishes.tsx'
import { applyToSpotFn, type ApplyAnswer } from '../application.functions.ts'
import { applicationPreviewQuery, invalidateAfterApplying } from '../application.queries.ts'
import { FORM_OUTCOME, type AnyOutcome } from '../outcome-words.ts'
import type { SendForm } from './use-applications.ts'
import { bold } from '../../../../ui/theme/text.css.ts'
import { Text } from '../../../../ui/text/text.tsx'
import * as styles from '../application.css.ts'

export type ListingOfForm = { id: string; adjustable: Adjustable }

type ApplicationFormProps = {
  ids: readonly string[]
  listing: ListingOfForm
  applicationStatus: ApplicationStatus
  startTime: string
  endTime: string
  preview: PreviewView
  /** What the totals of hours become, where the doctor should know. */
  hoursSentence: string | null
  /** Which of the doctor's NG settings name the listing. */
  ng: readonly NgReason[]
  documents: readonly DocumentKind[]
  hospitalName: string
  /** The time of the preview's fetch. */
  asOf: number
  /** The answer, if the browser posted the form by itself. */
  kept: KeptAnswer | null
  /** The outcome that has to be corrected before the form is sent again. */
  problem: AnyOutcome | undefined
  onAnswer: (answer: ApplyAnswer) => void
  /** Registers the form's send function, so that the page can send all forms in turn. */
  register: (send: SendForm) => () => void
}

/**
 * The form to apply to one listing. Without JavaScript the browser posts it; by script the typed values stay.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { ids, listing, applicationStatus, startTime, endTime, preview, asOf, problem } = props
  const { onAnswer, register } = props
  const queryClient = useQueryClient()
  const hasShortRest = preview.restBreaches.length > 0
  const applying = usePosted(applyToSpotFn, {
    of: APPLY_FORM,
    kept: props.kept,
    key: listing.id,
    posted: problem && { outcome: problem, problems: problemsOfOutcome(problem) },
    check: (form) => checkApplication(form, hasShortRest),
    unreachable: FORM_OUTCOME.UNREACHABLE,
    onAnswer: (answer) => {
      onAnswer(answer)
      if (answer.outcome === 'WAY_CHANGED')
        void queryClient.invalidateQueries(applicationPreviewQuery([...ids]))
      if (answer.application) void invalidateAfterApplying(queryClient, { kind: 'spot', id: listing.id })
    },
  })
  const { form, problems, send, formKey, typed } = applying
  useEffect(() => register(async () => form.current !== null && send(form.current)))

  return (
    <Card as="section" className={styles.beside}>
      <form {...applying.attributes}>
        <Stack gap={5}>
          <Heading level={2}>この求人に応募する</Heading>
          <input type="hidden" name="ids" value={ids.join(',')} />
          <input type="hidden" name="spotWorkId" value={listing.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <input type="hidden" name="seenWay" value={applicationStatus} />
          <FormSummary form={form} problems={problems} />
          <NgWarning reasons={props.ng} />
          <RestWarning preview={preview} error={problems['shortRestAcknowledged']} />
          <HoursNotice sentence={props.hoursSentence} />
          <ApplicationWishes adjustable={listing.adjustable} startTime={startTime} endTime={endTime} />
          <FreeText
            label="病院へのメッセージ"
            need="optional"
            help="患者さんの氏名など、個人がわかる情報は書かないでください。"
            problems={problems}
            name="message"
            rows={4}
            limit={MESSAGE_LIMIT}
            defaultValue={typed['message']}
          />
          <ApplicationDocuments documents={props.documents} hospitalName={props.hospitalName} />
          <OutcomeNotice told={applying.failure ?? problemText(problem)} />
          <Stack gap={1}>
            <p className={bold}>
              {applicationStatus === 'FREE'
                ? '応募と同時に勤務が確定し、労働契約が成立します。'
                : '病院が承認した時点で勤務が確定します。'}
            </p>
            <Text tone="sub" size="md">
              {undoNotice(applicationStatus, startTime, asOf)}
            </Text>
          </Stack>
          <Button
            {...logged('apply', `spot:${listing.id}`)}
            type="submit"
            variant="filled"
            size="lg"
            block
            pending={applying.pending}
          >
            {applicationStatus === 'FREE' ? '応募して確定する' : 'この内容で応募する'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

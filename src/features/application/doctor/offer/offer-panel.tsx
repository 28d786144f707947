import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OFFER_ANSWER, type OfferAnswer } from '../../../../domain/application/offer-answer.ts'
import { yenText } from '../../../../domain/text/money-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { DescriptionList, type DescriptionItem } from '../../../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { preLine } from '../../../../ui/theme/text.css.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { FormReport } from '../../../forms/form-report.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { ApplicationTerms } from '../application-terms.tsx'
import { whenOf, type ApplicationView } from '../application-view.ts'
import { invalidateAfterApplying } from '../application.queries.ts'
import { answerOfferFn } from './offer.functions.ts'
import { offerWords } from './offer-words.ts'

type Offered = ApplicationView & { offer: NonNullable<ApplicationView['offer']> }

export const hasOffer = (application: ApplicationView): application is Offered => application.offer !== null

type OfferPanelProps = {
  application: Offered
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
}

/** The terms that the hospital offers beside those of the application, to accept or to decline. */
export const OfferPanel = (props: OfferPanelProps) => (
  <Stack gap={3}>
    <DescriptionList items={offerItems(props.application)} />
    <OfferAnswers {...props} />
  </Stack>
)

/** The offered terms in full, and the answers to them. */
export function OfferAnswers({ application, posted }: OfferPanelProps) {
  const { offer } = application
  return (
    <Stack gap={3}>
      <Disclosure summary="提示された労働条件">
        <ApplicationTerms terms={offer.terms} />
      </Disclosure>
      <AnswerForm application={application} answer="ACCEPT" posted={posted}>
        {`同意した時点で労働契約が成立します。先に枠が埋まったときは成立しません。${offer.pattern === '' ? '' : '3か月先までの勤務日が予定に入ります。'}`}
      </AnswerForm>
      <Disclosure summary={OFFER_ANSWER.DECLINE}>
        <AnswerForm application={application} answer="DECLINE" posted={undefined}>
          この応募は終了し、病院にお知らせします。記録に不利は残りません。
        </AnswerForm>
      </Disclosure>
    </Stack>
  )
}

/** What the offer changes, each with the value before. */
export function offerItems(application: Offered): DescriptionItem[] {
  const { fee, offer } = application
  const [before, after] = [whenOf(application), whenOf(offer)]
  // A contract is offered whole; of a shift only what differs.
  const isContract = offer.pattern !== ''
  const items = [
    {
      term: isContract ? '提示された曜日・時間' : '提示された日時',
      description: after,
      before,
      isChanged: after !== before,
    },
    {
      term: isContract ? '提示された給与(1回)' : '提示された給与',
      description: yenText(offer.fee),
      before: yenText(fee),
      isChanged: offer.fee !== fee,
    },
  ]
  return [
    ...items
      .filter(({ isChanged }) => isChanged || isContract)
      .map(({ term, description, before: old, isChanged }) => ({
        term,
        description: <strong>{description}</strong>,
        note: isChanged ? `応募のとき ${old}` : '応募のとおり',
      })),
    ...(offer.note ? [{ term: '病院から', description: <span className={preLine}>{offer.note}</span> }] : []),
  ]
}

type AnswerFormProps = OfferPanelProps & { answer: OfferAnswer; children: ReactNode }

function AnswerForm({ application: { id, listing }, answer, posted, children }: AnswerFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(answerOfferFn, {
    posted,
    key: `${answer}-${id}`,
    onAnswer: ({ outcome }) => {
      const told = offerWords(outcome)
      // A toast, because the application has left the list by then.
      if (told?.tone === 'good') void toast({ status: 'success', title: told.text })
      void invalidateAfterApplying(queryClient, listing)
    },
  })
  return (
    <form {...form.attributes}>
      <Stack gap={3}>
        <Text tone="sub">{children}</Text>
        <FormReport of={form} words={offerWords} toasted />
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="answer" value={answer} />
        <input type="hidden" name="idempotencyKey" value={form.formKey} />
        {form.answer?.outcome === 'SHORT_REST' && (
          <Checkbox name="shortRestAcknowledged" label="休息が足りないことを確認しました" />
        )}
        {form.answer?.outcome === 'DATES_CLASH' && (
          <Checkbox name="shortRestAcknowledged" label="重なる日があることを確認しました" />
        )}
        <Button
          type="submit"
          variant={answer === 'ACCEPT' ? 'filled' : 'danger'}
          block
          pending={form.pending}
        >
          {OFFER_ANSWER[answer]}
        </Button>
      </Stack>
    </form>
  )
}

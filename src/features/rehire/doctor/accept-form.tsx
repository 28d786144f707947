import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { acceptRehireWords } from '../../../domain/work/rehire.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ApplicationDocuments } from '../../application/doctor/apply/application-documents.tsx'
import { HoursNotice } from '../../application/doctor/apply/application-hours.tsx'
import { NgWarning } from '../../application/doctor/apply/application-ng.tsx'
import { RestWarning } from '../../application/doctor/apply/application-rest.tsx'
import { ContractWish } from '../../application/doctor/apply-regular/contract-wish.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { checkAccept } from './accept-check.ts'
import { acceptRehireFn } from './rehire.functions.ts'
import { invalidateRehires, rehireHoursQuery } from './rehire.queries.ts'
import type { OpenRehire } from './rehire-view.ts'

type AcceptFormProps = {
  offer: OpenRehire
  documents: readonly DocumentKind[]
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** Accepts an offer: the contract is formed by this press. */
export function AcceptForm({ offer, documents, posted: outcome, kept, formKey: page }: AcceptFormProps) {
  const queryClient = useQueryClient()
  const { preview, listing } = offer
  const hours = useSuspenseQuery(rehireHoursQuery()).data
  const hasShortRest = preview.restBreaches.length > 0
  const formKey = `${page}-accept-${offer.id}`
  const posted = usePosted(acceptRehireFn, {
    posted: outcome,
    kept,
    formKey,
    check: (form) => checkAccept(form, hasShortRest),
    onAnswer: ({ outcome: word }) => {
      // A toast, because the offer has left its group by then.
      if (word === 'MATCHED') toastOutcome('rehire', acceptRehireWords(word))
      return invalidateRehires(queryClient, listing)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={acceptRehireWords} toasted />
        <input type="hidden" name="id" value={offer.id} />
        <input type="hidden" name="kind" value={listing.kind} />
        <input type="hidden" name="listingVersion" value={preview.listingVersion} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <NgWarning reasons={offer.ng} />
        {listing.kind === 'regular' && (
          <ContractWish choice={preview} problems={posted.problems} kept={kept} />
        )}
        <RestWarning preview={preview} error={posted.problems['shortRestAcknowledged']} />
        {listing.kind === 'regular' && posted.answer?.outcome === 'SHORT_REST' && (
          <Checkbox name="shortRestAcknowledged" label="休息が足りないことを確認しました" />
        )}
        {posted.answer?.outcome === 'DATES_CLASH' && (
          <Checkbox name="shortRestAcknowledged" label="重なる日があることを確認しました" />
        )}
        <HoursNotice sentence={hours[offer.id] ?? null} />
        <ApplicationDocuments documents={documents} hospitalName={offer.hospitalName} />
        <Text tone="sub">
          {listing.kind === 'spot'
            ? `承諾した時点で、給与${yenText(offer.fee)}の労働契約が成立します。`
            : `承諾した時点で、選んだ曜日と開始日、1回の給与${yenText(offer.fee)}の労働契約が成立します。勤務日が決まっている契約では、3か月先までの勤務日が予定に入ります。`}
          先に枠が埋まったときは成立しません。
        </Text>
        <Button type="submit" variant="filled" block pending={posted.pending}>
          承諾して勤務を確定する
        </Button>
      </Stack>
    </form>
  )
}

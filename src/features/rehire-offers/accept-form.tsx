import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { acceptRehireWords } from '../../domain/work/rehire-offer.ts'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ApplicationDocuments } from '../applications/apply/application-documents.tsx'
import { checkApplication } from '../applications/apply/application-problem.ts'
import { HoursNotice } from '../applications/apply/application-hours.tsx'
import { RestWarning } from '../applications/apply/application-rest.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { acceptRehireOffer } from './rehire.functions.ts'
import { invalidateOffers, offerHoursQuery } from './rehire.queries.ts'
import type { OpenRehire } from './rehire-view.ts'

type AcceptFormProps = {
  offer: OpenRehire
  documents: readonly DocumentKind[]
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
  formKey: string
}

/** Accepts an offer: the contract is formed by this press. */
export function AcceptForm({ offer, documents, posted: outcome, formKey: page }: AcceptFormProps) {
  const queryClient = useQueryClient()
  const { preview } = offer
  const hours = useSuspenseQuery(offerHoursQuery()).data
  const hasShortRest = preview.restBeforeMinutes !== null || preview.restAfterMinutes !== null
  const formKey = `${page}-accept-${offer.id}`
  const posted = usePosted(acceptRehireOffer, {
    posted: outcome,
    formKey,
    check: (form) => checkApplication(form, hasShortRest),
    onAnswer: ({ outcome: word }) => {
      // A toast, because the offer has left its group by then.
      if (word === 'MATCHED') toastOutcome('rehire', acceptRehireWords(word))
      return invalidateOffers(queryClient, offer.spotWorkId)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={acceptRehireWords} />
        <input type="hidden" name="id" value={offer.id} />
        <input type="hidden" name="listingVersion" value={preview.listingVersion} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RestWarning preview={preview} error={posted.problems['shortRestAcknowledged']} />
        <HoursNotice sentence={hours[offer.id] ?? null} />
        <ApplicationDocuments documents={documents} hospitalName={offer.hospitalName} />
        <Text tone="sub">
          承諾した時点で、給与{yenText(offer.fee)}
          の労働契約が成立します。先に枠が埋まったときは成立しません。
        </Text>
        <Button type="submit" variant="filled" block pending={posted.pending}>
          承諾して勤務を確定する
        </Button>
      </Stack>
    </form>
  )
}

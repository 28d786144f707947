import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { listingWords } from '../../../domain/listing/listing-outcome.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { afterBulk, publishDraftsFn } from './copy/copy.functions.ts'
import type { OwnListingView } from './draft-view.ts'
import { OWN_LISTINGS_KEY } from './hospital-listing.queries.ts'

const FORM_ID = 'publish-chosen'

/** The form of the chosen drafts; their checkboxes stand in the rows below it. */
export function PublishChosen({ kind, formKey }: { kind: SearchKind; formKey: string }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const key = `${formKey}-chosen`
  const publishing = usePosted(publishDraftsFn, {
    formKey: key,
    onAnswer: async (answer) => {
      if (answer.outcome !== 'DONE') return undefined
      await queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
      return router.navigate(afterBulk(kind, answer))
    },
  })
  return (
    <Card>
      <form {...publishing.attributes} id={FORM_ID} aria-label="選んだ下書きの掲載">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="idempotencyKey" value={key} />
        <Stack gap={2}>
          <FormReport of={publishing} words={listingWords} />
          <Inline gap={3}>
            <Button type="submit" variant="filled" pending={publishing.pending}>
              選んだ下書きを掲載する
            </Button>
            <Text as="span" tone="sub" size="md">
              下の一覧で選んだものをまとめて掲載します。掲載できないものは、下書きに残します。
            </Text>
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}

/** Chooses a draft for the form above the list; one that may not be published cannot be chosen. */
export const ChooseDraft = ({ listing }: { listing: OwnListingView }) => (
  <Checkbox
    form={FORM_ID}
    name="drafts"
    value={`${listing.ref}.${listing.version}`}
    disabled={listing.findings.length > 0}
    label="まとめて掲載する下書きに選ぶ"
  />
)

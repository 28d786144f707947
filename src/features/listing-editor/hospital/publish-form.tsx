import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { publishWords } from '../../../domain/listing/listing-outcome.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import type { EditedDraft } from './draft-view.ts'
import { afterPublish, publishDraftFn } from './edit-listing.functions.ts'
import { draftQuery, OWN_LISTINGS_KEY } from './hospital-listing.queries.ts'

type PublishFormProps = {
  draft: EditedDraft
  outcome: string | undefined
  formKey: string
  /** The hospital is new: our staff look at its listings first. */
  isReviewed: boolean
}

export function PublishForm({ draft, outcome, formKey, isReviewed }: PublishFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isPublished = draft.number !== ''
  const publishing = usePosted(publishDraftFn, {
    posted: outcome,
    formKey,
    onAnswer: async ({ outcome: answered }) => {
      const next = afterPublish(draft.kind, answered)
      if (!next) {
        await queryClient.invalidateQueries(draftQuery(draft.ref))
        return undefined
      }
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
      return router.navigate(next)
    },
  })
  if (draft.version === 0) return <Text tone="sub">掲載中の内容から変えたところはありません。</Text>
  return (
    <form {...publishing.attributes} aria-label="掲載">
      <input type="hidden" name="ref" value={draft.ref} />
      <input type="hidden" name="kind" value={draft.kind} />
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Stack gap={3}>
        <FormReport of={publishing} words={publishWords} />
        <div>
          <Button
            type="submit"
            variant={draft.findings.length > 0 ? 'outline' : 'filled'}
            size="lg"
            pending={publishing.pending}
          >
            {isPublished ? '変更を掲載する' : '掲載する'}
          </Button>
        </div>
        <Text tone="sub" size="md">
          {effectOf(isPublished, isReviewed)}
        </Text>
      </Stack>
    </form>
  )
}

function effectOf(isPublished: boolean, isReviewed: boolean): string {
  if (isReviewed) return '最初の求人は、運営が審査してから検索に表示します。結果はメールでお知らせします。'
  return isPublished
    ? '掲載中の求人が、すぐに新しい内容に変わります。'
    : '掲載すると、すぐに検索に表示され、フォロー中の先生や条件の合う先生にお知らせします。'
}

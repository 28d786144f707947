import { useQueryClient } from '@tanstack/react-query'
import { declineRehireWords, REHIRE_NOTE } from '../../../domain/work/rehire.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { checkDecline } from './decline-check.ts'
import { declineRehireFn } from './rehire.functions.ts'
import { invalidateRehires } from './rehire.queries.ts'
import type { OpenRehire } from './rehire-view.ts'

type DeclineFormProps = {
  offer: OpenRehire
  posted: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** Declines an offer, with a word to the hospital or without. */
export function DeclineForm({ offer, posted: outcome, kept, formKey: page }: DeclineFormProps) {
  const queryClient = useQueryClient()
  const formKey = `${page}-decline-${offer.id}`
  const posted = usePosted(declineRehireFn, {
    posted: outcome,
    kept,
    formKey,
    check: checkDecline,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'DECLINED') toastOutcome('rehire', declineRehireWords(given.outcome))
      return invalidateRehires(queryClient, offer.listing)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={declineRehireWords} toasted />
        <input type="hidden" name="id" value={offer.id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <FreeText
          label="病院へのひとこと"
          need="optional"
          help="書いたことは病院にそのまま届きます。患者さんの情報は書かないでください。"
          problems={posted.problems}
          name="reason"
          rows={2}
          limit={REHIRE_NOTE}
          defaultValue={kept?.typed['reason']}
        />
        <Checkbox
          name="noMore"
          label="今後、この病院からのオファーを受け取らない"
          description="病院にはお知らせしません。このページで、いつでも戻せます。"
        />
        <Text tone="sub">辞退しても、先生の記録に不利は残りません。</Text>
        <Button type="submit" variant="danger" block pending={posted.pending}>
          このオファーを辞退する
        </Button>
      </Stack>
    </form>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { objectToCautionWords, withdrawCautionObjectionWords } from '../../domain/work/caution-objection.ts'
import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FreeText } from '../forms/free-text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { AttachFile, type AttachedFile } from '../page-parts/attach-file.tsx'
import { OBJECT_TO_CAUTION_FORM } from './caution-form-data.ts'
import { objectToCautionFn, withdrawCautionObjectionFn } from './caution.functions.ts'
import { cautionsQuery } from './caution.queries.ts'

type FormProps = {
  workId: string
  /** Outcome of a form posted without JavaScript. */
  posted: string | undefined
}

type ObjectFormProps = FormProps & {
  kept: KeptAnswer | null
  /** When the doctor objected before. */
  last: string | null
}

/** The doctor objects, in words and with a file. */
export function ObjectForm({ workId, posted: outcome, kept, last }: ObjectFormProps) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<AttachedFile | null>(null)
  const posted = usePosted(objectToCautionFn, {
    posted: outcome,
    of: OBJECT_TO_CAUTION_FORM,
    kept,
    key: `${workId}-${last?.replaceAll(/\D/g, '') ?? 'first'}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'OBJECTED') toastOutcome('caution', objectToCautionWords(given.outcome))
      // A refused file is chosen again.
      if (given.outcome === 'FILE_UNKNOWN') setFile(null)
      return queryClient.invalidateQueries(cautionsQuery())
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={objectToCautionWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <FreeText
          label="異議の内容"
          need="required"
          help={`${OBJECTION_TEXT.least}文字以上。運営だけが読みます。患者さんの情報は書かないでください。`}
          problems={posted.problems}
          name="detail"
          rows={4}
          limit={OBJECTION_TEXT.most}
          defaultValue={posted.typed['detail']}
        />
        <Stack gap={2}>
          <Text tone="sub">
            事情のわかるもの(運休の証明、診断書、通話の記録など)があれば添付できます。運営だけが見ます。
          </Text>
          <AttachFile file={file} onChange={setFile} />
        </Stack>
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            この内容で異議を申し立てる
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** The doctor takes an open objection back. */
export function WithdrawObjectionForm({ workId, posted: outcome }: FormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(withdrawCautionObjectionFn, {
    posted: outcome,
    key: `${workId}-withdraw`,
    onAnswer: (given) => {
      toastOutcome('caution', withdrawCautionObjectionWords(given.outcome))
      return queryClient.invalidateQueries(cautionsQuery())
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={withdrawCautionObjectionWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <div>
          <Button type="submit" pending={posted.pending}>
            異議を取り下げる
          </Button>
        </div>
      </Stack>
    </form>
  )
}

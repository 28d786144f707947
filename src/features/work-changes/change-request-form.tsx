import { DATE_CHANGE_NOTE, requestChangeWords } from '../../domain/work/date-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { checkChange } from './change-check.ts'
import { requestDateChange } from './date-change.functions.ts'
import { WorkFields, type ChangedWork } from './work-fields.tsx'

type ChangeRequestFormProps = {
  work: ChangedWork
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
  /** Reads the work again. */
  onChange: () => Promise<void>
}

/** The doctor's request to move the work, with the planned times to begin with. */
export function ChangeRequestForm({ work, outcome, kept, formKey, onChange }: ChangeRequestFormProps) {
  const posted = usePosted(requestDateChange, {
    posted: outcome,
    kept,
    check: checkChange,
    formKey,
    onAnswer: (given) => {
      if (given.outcome === 'REQUESTED') toastOutcome('date-change', requestChangeWords(given.outcome))
      return given.problems ? undefined : onChange()
    },
  })
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  return (
    <Disclosure summary="変更したい日時を病院に相談する" open={outcome !== undefined}>
      <form {...attributes}>
        <Stack gap={4}>
          <FormReport of={posted} words={requestChangeWords} />
          <WorkFields work={work} formKey={formKey} />
          <Grid columns={2} gap={3} align="start">
            <Field label="新しい開始" need="required" error={problems['start']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="start"
                  type="datetime-local"
                  defaultValue={typed['start'] ?? work.startTime.slice(0, 16)}
                />
              )}
            </Field>
            <Field label="新しい終了" need="required" error={problems['end']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="end"
                  type="datetime-local"
                  defaultValue={typed['end'] ?? work.endTime.slice(0, 16)}
                />
              )}
            </Field>
          </Grid>
          <Field
            label="変更したい事情"
            need="required"
            help={`病院にお伝えする文章です(${DATE_CHANGE_NOTE.least}〜${DATE_CHANGE_NOTE.most}桁)。患者さんの情報は書かないでください。`}
            error={problems['note']}
          >
            {(control) => (
              <TextArea
                {...control}
                name="note"
                rows={3}
                limit={DATE_CHANGE_NOTE.most}
                defaultValue={typed['note']}
              />
            )}
          </Field>
          <Button type="submit" variant="filled" pending={pending}>
            この日時を病院に相談する
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

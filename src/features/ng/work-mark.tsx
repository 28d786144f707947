import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NgForm } from './ng-form.tsx'
import { blockText, type NgBlockView } from './ng-view.ts'

/** What a time of the main job is called; unmarked ones say only that the doctor is busy. */
const MAIN_JOB = '常勤先の勤務'

type WorkBoxProps = { checked: boolean; error: string | undefined }

/** Whether what is registered counts for the rest around works. */
export const WorkBox = ({ checked, error }: WorkBoxProps) => (
  <FieldGroup legend={MAIN_JOB} legendHidden error={error}>
    <Checkbox
      name="isWork"
      value="1"
      defaultChecked={checked}
      label={`${MAIN_JOB}として、勤務の間隔に数える`}
      description="休息がとれるかの確認に使います。終日の予定は時刻がわからないため数えません。病院には伝わりません。"
      aria-invalid={error ? true : undefined}
    />
  </FieldGroup>
)

/** A time in words, marked where it is a work. */
export const BlockText = ({ block }: { block: NgBlockView }) => (
  <Inline gap={2}>
    <Text>{blockText(block)}</Text>
    {block.isWork && <Badge>{MAIN_JOB}</Badge>}
  </Inline>
)

type MarkFormProps = { isWork: boolean } & (
  | { block: NgBlockView; roster?: never }
  | { block?: never; roster: true }
)

/** Marks a time, or all of the roster, as work or takes the mark back. */
export function MarkForm({ isWork, block, roster }: MarkFormProps) {
  const words = isWork ? `${MAIN_JOB}から外す` : `${MAIN_JOB}にする`
  return (
    <NgForm
      change={roster ? 'MARK_ROSTER' : 'MARK_BLOCK'}
      name={`${block?.id ?? ''}${isWork ? 'off' : 'on'}`}
    >
      {({ pending }) => (
        <>
          {block && <input type="hidden" name="blockId" value={block.id} />}
          {!isWork && <input type="hidden" name="isWork" value="1" />}
          <Button
            type="submit"
            size={block ? 'sm' : undefined}
            variant={roster ? 'quiet' : undefined}
            pending={pending}
            aria-label={block ? `${blockText(block)}を${words}` : undefined}
          >
            {roster ? `取り込んだ予定を${words}` : words}
          </Button>
        </>
      )}
    </NgForm>
  )
}

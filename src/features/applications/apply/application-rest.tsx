import { durationText } from '../../../domain/text/shift-text.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { PreviewView } from '../application-view.ts'

type Rest = Pick<PreviewView, 'restBeforeMinutes' | 'restAfterMinutes' | 'restGuidelineMinutes'>
type RestWarningProps = { preview: Rest; error: string | undefined }

/** A doctor may decide for too short a rest, but only by ticking a box. */
export function RestWarning({ preview, error }: RestWarningProps) {
  const { restBeforeMinutes: before, restAfterMinutes: after, restGuidelineMinutes } = preview
  if (before === null && after === null) return null
  return (
    <Stack gap={1}>
      <Notice tone="warn" title="勤務との間隔が短くなります">
        {before !== null && <p>前の勤務の終わりから {durationText(before)}で始まります。</p>}
        {after !== null && <p>終わってから {durationText(after)}で次の勤務が始まります。</p>}
        <p>休息の目安は {durationText(restGuidelineMinutes)}です。</p>
      </Notice>
      <FieldGroup legend="間隔の確認" legendHidden error={error}>
        <Checkbox
          name="shortRestAcknowledged"
          label="間隔が短いことを確認しました"
          aria-invalid={error ? true : undefined}
        />
      </FieldGroup>
    </Stack>
  )
}

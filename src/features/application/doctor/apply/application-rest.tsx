import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field/field-group.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { RestGaps, type RestAround } from '../../../page-parts/rest-gaps.tsx'

type RestWarningProps = { preview: RestAround; error: string | undefined }

/** A doctor may decide for too little rest, but only by ticking a box; a short gap that breaks no window is only told. */
export function RestWarning({ preview, error }: RestWarningProps) {
  if (preview.restBreaches.length === 0) return <RestGaps rest={preview} />
  return (
    <Stack gap={1}>
      <RestGaps rest={preview} />
      <FieldGroup legend="間隔の確認" legendHidden error={error}>
        <Checkbox
          name="shortRestAcknowledged"
          label="休息が足りないことを確認しました"
          aria-invalid={error ? true : undefined}
        />
      </FieldGroup>
    </Stack>
  )
}

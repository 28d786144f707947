import { ONLY_MET } from '../../../domain/listing/apply-mode.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { MissingNotice } from '../missing-notice.tsx'
import { requirementText } from './condition-rows.tsx'
import { DetailSection } from './detail-section.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** What the listing asks, and whether the calling doctor meets it. */
export function DetailRequirements({ listing: { viewer, detail } }: { listing: ListingDetail }) {
  const { requiredYears, requiredSpecialties, requiredSkills, firstTimeOk, requirementNote } = detail
  const asksNothing =
    requiredYears === null && requiredSpecialties.length + requiredSkills.length === 0 && firstTimeOk
  if (asksNothing && !requirementNote) return null
  return (
    <DetailSection title="必要な経験">
      <Stack gap={2}>
        {!asksNothing && <p>{requirementText(detail)}</p>}
        {requirementNote && <Text tone="sub">{requirementNote}(応募の可否には使いません)</Text>}
        {viewer?.applyMode && !asksNothing ? (
          <MissingNotice mode={viewer.applyMode} missing={viewer.missing} />
        ) : (
          detail.onlyMet && <Text tone="sub">{ONLY_MET}</Text>
        )}
      </Stack>
    </DetailSection>
  )
}

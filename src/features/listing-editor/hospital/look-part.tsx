import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import type { EditedDraft } from './draft-view.ts'
import { FindingsList } from './findings-list.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { PublishForm } from './publish-form.tsx'

type LookPartProps = { draft: EditedDraft; mayWrite: boolean; outcome: string | undefined; formKey: string }

/** What keeps the draft from being published, the listing as doctors see it, and the command to publish it. */
export function LookPart({ draft, mayWrite, outcome, formKey }: LookPartProps) {
  const [member] = useMemberships()
  return (
    <Stack gap={5}>
      {draft.isHiringPaused && member?.standing === 'ACTIVE' && (
        <Notice tone="warn" title="病院の募集を停止しています">
          掲載しても、募集を再開するまで検索に表示されません。
        </Notice>
      )}
      <FindingsList draft={draft} />
      {mayWrite && (
        <PublishForm
          draft={draft}
          outcome={outcome}
          formKey={formKey}
          isReviewed={member?.standing === 'NEW'}
        />
      )}
      <Stack as="section" gap={3} aria-labelledby="look">
        <Heading level={2} id="look">
          先生からの見え方
        </Heading>
        <ListingPreview kind={draft.kind} refOf={draft.ref} version={draft.version} />
      </Stack>
    </Stack>
  )
}

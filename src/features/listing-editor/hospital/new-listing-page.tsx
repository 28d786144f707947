import { useSuspenseQuery } from '@tanstack/react-query'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toOwnListings } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import { EditorFrame } from './edit-listing-page.tsx'
import { newDraftQuery } from './hospital-listing.queries.ts'
import { PartForm } from './part-form.tsx'

type NewListingPageProps = { kind: SearchKind; newRef: string; outcome: string | undefined }

/** The first part of a new draft; `newRef` is the id under which it will be saved. */
export function NewListingPage(props: NewListingPageProps) {
  const [member] = useMemberships()
  const mayWrite = member !== undefined && mayOperate(member.role, 'WRITE_LISTINGS')
  return mayWrite ? <NewListing {...props} /> : <OnlyViewing />
}

function NewListing({ kind, newRef, outcome }: NewListingPageProps) {
  const { data } = useSuspenseQuery(newDraftQuery(kind))
  if (!data) return <OnlyViewing />
  const draft = { ...data, ref: newRef }
  return (
    <EditorFrame draft={draft} part="time" mayWrite>
      <PartForm draft={draft} part="time" showsMissing={false} outcome={outcome} />
    </EditorFrame>
  )
}

const OnlyViewing = () => (
  <DeskPage>
    <Stack gap={4}>
      <Heading level={1}>求人の作成</Heading>
      <EmptyState
        title="閲覧のみの担当者は、求人を作成できません。"
        actions={
          <Link {...toOwnListings()} className={buttonClass({ variant: 'filled' })}>
            求人の一覧へ
          </Link>
        }
      >
        作成が必要なときは、病院の管理者にお伝えください。
      </EmptyState>
    </Stack>
  </DeskPage>
)

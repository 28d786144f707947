import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { toEditListing, toOwnListings } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import type { EditedDraft } from './draft-view.ts'
import { draftQuery } from './hospital-listing.queries.ts'
import * as styles from './listing-editor.css.ts'
import { LookPart } from './look-part.tsx'
import { EDITOR_PART, type EditListingSearch, type EditorPart } from './own-listings-search.ts'
import { PartForm } from './part-form.tsx'

const isEditorPart = (part: string): part is EditorPart => Object.hasOwn(EDITOR_PART, part)

type EditListingPageProps = { refOf: string; search: EditListingSearch; formKey: string }

/** The editor of a draft, or of a published listing with its unpublished changes. */
export function EditListingPage({ refOf, search, formKey }: EditListingPageProps) {
  const { data: draft } = useSuspenseQuery(draftQuery(refOf))
  if (!draft) return <NoSuchListing />
  return <Editor draft={draft} search={search} formKey={formKey} />
}

const NoSuchListing = () => (
  <DeskPage>
    <Stack gap={4}>
      <Heading level={1}>求人の編集</Heading>
      <EmptyState
        title="この求人は見つかりません。"
        actions={
          <Link {...toOwnListings()} className={buttonClass({ variant: 'filled' })}>
            求人の一覧へ
          </Link>
        }
      >
        掲載されたか、削除されています。
      </EmptyState>
    </Stack>
  </DeskPage>
)

type EditorProps = { draft: EditedDraft; search: EditListingSearch; formKey: string }

function Editor({ draft, search, formKey }: EditorProps) {
  const [member] = useMemberships()
  const mayWrite = member !== undefined && mayOperate(member.role, 'WRITE_LISTINGS')
  const part = mayWrite ? (search.part ?? 'time') : 'look'
  return (
    <EditorFrame draft={draft} part={part} mayWrite={mayWrite}>
      {part === 'look' ? (
        <LookPart draft={draft} mayWrite={mayWrite} outcome={search.outcome} formKey={formKey} />
      ) : (
        <PartForm
          key={part}
          draft={draft}
          part={part}
          showsMissing={search.check === '1'}
          outcome={search.outcome}
        />
      )}
    </EditorFrame>
  )
}

type EditorFrameProps = {
  draft: EditedDraft
  part: EditorPart
  mayWrite: boolean
  children: ReactNode
}

/** Heading and the four parts; a draft that is not saved yet has its first part only. */
export function EditorFrame({ draft, part, mayWrite, children }: EditorFrameProps) {
  const word = draft.kind === 'spot' ? 'スポット' : '定期'
  const isNew = draft.number === '' && draft.version === 0
  return (
    <DeskPage>
      <div className={styles.page}>
        <Stack gap={4}>
          <Stack gap={1}>
            <Link {...toOwnListings({ kind: draft.kind })} className={rowLinkClass}>
              求人の一覧
            </Link>
            <Heading level={1}>
              {draft.number ? `${word}の求人 ${draft.number} の編集` : `${word}の求人の作成`}
            </Heading>
            {isNew && (
              <Text tone="sub">
                {`${Object.values(EDITOR_PART).join(' → ')} の順に入力します。途中でやめても下書きが残ります。`}
              </Text>
            )}
            {!mayWrite && <Text tone="sub">閲覧のみの担当者は、編集と掲載ができません。</Text>}
          </Stack>
          {!isNew && mayWrite && (
            <nav aria-label="求人の編集" className={tabBarClass}>
              {Object.keys(EDITOR_PART)
                .filter(isEditorPart)
                .map((one) => (
                  <Link
                    key={one}
                    {...toEditListing(draft.ref, { part: one })}
                    aria-current={one === part ? 'page' : undefined}
                    className={tabLinkClass}
                  >
                    {EDITOR_PART[one]}
                  </Link>
                ))}
            </nav>
          )}
          {children}
        </Stack>
      </div>
    </DeskPage>
  )
}

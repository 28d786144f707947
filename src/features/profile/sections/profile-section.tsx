import { useEffect, useRef, type ReactNode } from 'react'
import type { Section, SectionDrafts } from '../../../domain/doctor/profile-draft.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import type { Fact } from '../profile-facts.ts'
import type { ProfileSearch } from '../profile-search.ts'
import type { Profile } from '../profile.functions.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import * as styles from '../profile.css.ts'
import { SectionForm } from './section-form.tsx'

/** Props of every section. */
export type SectionProps = {
  profile: Profile
  /** The stored values. */
  sections: SectionDrafts
  /** The values in the forms. */
  drafts: SectionDrafts
  search: ProfileSearch
  /** Base of the idempotency keys of the page's forms. */
  formKey: string
}

type ProfileSectionProps<Name extends Section> = SectionProps & {
  section: Name
  title: string
  facts: readonly Fact[]
  /** Above the editable values, also while they are edited. */
  above?: ReactNode
  /** Below the values, hidden while they are edited. */
  below?: ReactNode
  /** Not editable, even for a doctor who may edit the profile. */
  isFixed?: boolean
  editLabel?: string
  children: (fields: { draft: SectionDrafts[Name]; problems: Problems }) => ReactNode
}

/**
 * A section that shows its values, and a form in their place if the URL says so (`edit`), with or without
 * JavaScript.
 */
export function ProfileSection<Name extends Section>({
  profile,
  drafts,
  search,
  section,
  title,
  facts,
  above,
  below,
  isFixed,
  editLabel = '編集する',
  children,
}: ProfileSectionProps<Name>) {
  const mayEdit = profile.mayEdit && !isFixed
  const isEdited = mayEdit && search.edit === section
  const unsaved = profile.unsaved?.section === section ? profile.unsaved : null
  const editLink = useRef<HTMLAnchorElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    // Switching between values and form removes the focused element, so the focus moves to its counterpart.
    if (wasEdited.current && !isEdited) editLink.current?.focus({ preventScroll: true })
    if (!wasEdited.current && isEdited)
      document.getElementById(`${section}-heading`)?.focus({ preventScroll: true })
    wasEdited.current = isEdited
  }, [isEdited, section])

  return (
    <Card as="section" id={section} aria-labelledby={`${section}-heading`} className={styles.section}>
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2} id={`${section}-heading`} tabIndex={-1}>
            {title}
          </Heading>
          {mayEdit && !isEdited && (
            <Link
              {...toProfilePage(section, { edit: section })}
              ref={editLink}
              className={buttonClass({ size: 'sm' })}
            >
              <VisuallyHidden>{title}を</VisuallyHidden>
              {editLabel}
            </Link>
          )}
        </Inline>
        {search.saved === section && !isEdited && (
          <Notice tone="good" role="status">
            {title}を保存しました。
          </Notice>
        )}
        {above}
        {isEdited ? (
          <SectionForm
            section={section}
            title={title}
            version={profile.version}
            facts={facts}
            unsaved={unsaved}
            proof={search.proof}
          >
            {(problems) => children({ draft: drafts[section], problems })}
          </SectionForm>
        ) : (
          <>
            {facts.length > 0 && <DescriptionList items={facts} />}
            {below}
          </>
        )}
      </Stack>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { clearedIn, type FieldLook } from '../../../domain/listing/draft/field-look.ts'
import { INCENTIVE_GROUP } from '../../../domain/listing/draft/common-fields.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { DraftField } from './draft-field.tsx'
import type { EditedDraft } from './draft-view.ts'
import * as styles from './listing-editor.css.ts'

type FieldsCardProps = {
  group: string
  looks: readonly [field: string, look: FieldLook][]
  draft: EditedDraft
  problemOf: (field: string) => string | undefined
  children: ReactNode
}

/** A group of fields under its heading; a group that may stay empty is folded as long as it is. */
export function FieldsCard({ group, looks, draft, problemOf, children }: FieldsCardProps) {
  const { answers, isLocked } = draft
  const isOptional = looks.every(([, look]) => look.optional)
  const isFilled = looks.some(([field]) => (answers[field] ?? []).some(Boolean))
  const fields = (
    <div className={group === INCENTIVE_GROUP ? styles.triples : styles.fields}>
      {looks.map(([field, look]) => (
        <DraftField
          key={field}
          field={field}
          look={look}
          values={answers[field] ?? []}
          isCleared={answers[clearedIn(look.part)]?.includes(field) ?? false}
          problem={problemOf(field)}
          isLocked={isLocked}
        />
      ))}
    </div>
  )
  return (
    <Card as="section" aria-label={group} padding="roomy">
      {isOptional ? (
        <Disclosure summary={group} open={isFilled}>
          {fields}
        </Disclosure>
      ) : (
        <Stack gap={5}>
          <Heading level={2}>{group}</Heading>
          {fields}
          {children}
        </Stack>
      )}
    </Card>
  )
}

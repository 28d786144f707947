import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { criteriaSummary } from '../../../domain/search/criteria-summary.ts'
import { allCriteria } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { RenameForm } from './rename-form.tsx'
import type { SavedSearchChange } from './saved-search-form-data.ts'
import { changeSavedSearchFn } from './saved-search.functions.ts'
import type { SavedSearchView } from './saved-search.queries.ts'
import { useRestoreSearch } from './use-restore-search.ts'
import { useSavedSearchForm } from './use-saved-search-form.ts'

type SavedSearchRowProps = { kind: SearchKind; search: SavedSearchView }

export function SavedSearchItem({ kind, search }: SavedSearchRowProps) {
  const { id, label, notify } = search
  const criteria = allCriteria(search)
  const restore = useRestoreSearch(kind, search)
  const { data: hospitals } = useQuery(hospitalNamesQuery(criteria.generalHospitalIds ?? []))
  const summary = criteriaSummary(
    criteria,
    (hospitalId) => hospitals?.find((one) => one.id === hospitalId)?.name ?? '指定した病院',
  )
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="between" gap={3} rowGap={1}>
          <Heading level={3}>{label}</Heading>
          <Badge tone={notify ? 'brand' : undefined}>{notify ? 'お知らせあり' : 'お知らせ停止中'}</Badge>
        </Inline>
        {summary !== label && <Text tone="sub">{summary}</Text>}
        <Inline>
          <Link
            {...toResult(kind, criteria)}
            aria-label={`検索する: ${label}`}
            className={buttonClass({ size: 'sm' })}
          >
            検索する
          </Link>
          <ChangeForm kind={kind} id={id} change={notify ? 'silence' : 'notify'}>
            {(pending) => (
              <Button type="submit" size="sm" pending={pending}>
                {notify ? 'お知らせを止める' : 'お知らせを受け取る'}
              </Button>
            )}
          </ChangeForm>
          <ChangeForm kind={kind} id={id} change="delete" undo={restore}>
            {(pending) => (
              <Button type="submit" size="sm" variant="quiet" pending={pending} aria-label={`削除: ${label}`}>
                削除
              </Button>
            )}
          </ChangeForm>
        </Inline>
        <Disclosure summary="名前を変える">
          <RenameForm kind={kind} id={id} label={label} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

type ChangeFormProps = {
  kind: SearchKind
  id: string
  change: SavedSearchChange
  undo?: () => void
  children: (pending: boolean) => ReactNode
}

function ChangeForm({ kind, id, change, undo, children }: ChangeFormProps) {
  const { pending, attributes } = useSavedSearchForm(kind, changeSavedSearchFn, { undo })
  return (
    <form {...attributes}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      {children(pending)}
    </form>
  )
}

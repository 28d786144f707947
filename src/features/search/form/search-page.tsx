import { Fragment, type ReactNode } from 'react'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toHistory, toSearch, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { SearchWordsBox } from '../words/search-words-box.tsx'
import { InPlaceForms } from './in-place-forms.tsx'
import { SearchTabs } from './search-tabs.tsx'

type SearchPageProps = {
  kind: SearchKind
  search: AnySearch
  banner?: ReactNode
  form: ReactNode
  /** What comes behind the form. */
  below?: ReactNode
}

/** かんたん検索 of either kind. */
export function SearchPage({ kind, search, banner, form, below }: SearchPageProps) {
  const criteria: Criteria = criteriaOf(search)
  const key = criteriaKey(criteria)
  return (
    <InPlaceForms>
      <SearchTabs kind={kind} screen="search" search={search} />
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>{KIND_WORD[kind]}をさがす</Heading>
            <Inline gap={4}>
              {key !== '' && (
                <Link {...toSearch(kind)} className={rowLinkClass}>
                  条件をクリア
                </Link>
              )}
              <Link {...toHistory(kind)} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          <SearchWordsBox kind={kind} criteria={criteria} />
          {banner}
          {/* Another URL is another search: the form is remounted. */}
          <Fragment key={key}>{form}</Fragment>
          {below}
        </Stack>
      </Page>
    </InPlaceForms>
  )
}

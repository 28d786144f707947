import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo, useState, type ReactNode } from 'react'
import { contradictions } from '../../../domain/search/contradictions/search-contradictions.ts'
import type { Contradiction } from '../../../domain/search/contradictions/contradiction.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toAdvanced, toHistory, toSearch, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import type { facetCounts } from '../facets/facet-counts.ts'
import { SearchButton } from '../facets/search-button.tsx'
import { useFacets } from '../facets/use-facets.ts'
import { FormFrame } from './form-frame.tsx'
import { InPlaceForms } from './in-place-forms.tsx'
import { WorkAndPay } from './criterion-groups.tsx'
import * as styles from './search-form.css.ts'

/** The current values of a form of all criteria, with the count of each choice. */
export type OpenForm = {
  draft: Criteria
  counts: ReturnType<typeof facetCounts> | undefined
  found: readonly Contradiction[]
  /** Called after a choice that fires no event of the form. */
  reread: () => void
}

type AdvancedProps = {
  kind: SearchKind
  search: AnySearch
  /** Over both columns. */
  above?: (open: OpenForm) => ReactNode
  /** When and where: the first column. */
  when: (open: OpenForm) => ReactNode
}

/** 詳細条件でさがす, of either kind. */
export function AdvancedPage(props: AdvancedProps) {
  const { kind, search } = props
  const criteria: Criteria = criteriaOf(search)
  return (
    <InPlaceForms>
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>詳細条件でさがす({KIND_WORD[kind]})</Heading>
            <Inline gap={4}>
              <Link {...toSearch(kind, criteria)} className={rowLinkClass}>
                かんたん検索
              </Link>
              <Link {...toHistory(kind)} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          {/* Another URL is another search: the form is remounted. */}
          <Fragment key={criteriaKey(criteria)}>
            <AdvancedForm {...props} />
          </Fragment>
        </Stack>
      </Page>
    </InPlaceForms>
  )
}

/** All criteria, each choice with its count. Without JavaScript a plain form with the counts of the first render. */
function AdvancedForm({ kind, search, above, when }: AdvancedProps) {
  const [initial] = useState<Criteria>(() => criteriaOf(search))
  const { form, draft, reread } = useFormCriteria(kind, initial)
  const { facets: counts, isOld } = useFacets(kind, draft)
  const { data: days } = useQuery(searchDaysQuery())
  const { data: hospitals } = useQuery(hospitalNamesQuery(draft.generalHospitalIds ?? []))
  const found = useMemo(() => {
    const season = days?.seasons.find((one) => one.season === draft.season)
    return days ? contradictions(kind, draft, { today: days.today, season, hospitals }) : []
  }, [kind, draft, days, hospitals])
  const open = { draft, counts, found, reread }
  return (
    <FormFrame
      kind={kind}
      search={search}
      form={form}
      onChange={reread}
      isOld={isOld}
      actions={
        <>
          <Link {...toAdvanced(kind)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            条件をクリア
          </Link>
          <SearchButton count={counts?.total} isOld={isOld} />
        </>
      }
    >
      {above?.(open)}
      <div className={styles.columns}>
        <div className={styles.column}>{when(open)}</div>
        <div className={styles.column}>
          <WorkAndPay kind={kind} search={search} counts={counts} found={found} onHospitals={reread} />
        </div>
      </div>
    </FormFrame>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toAdvanced } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { KeptCriteria } from '../criteria/kept-criteria.tsx'
import { SearchButton, type LiveCount } from '../facets/search-button.tsx'
import { FormFrame } from './form-frame.tsx'
import * as styles from './search-form.css.ts'

type ShortFormProps = Omit<ComponentProps<typeof FormFrame>, 'actions'> & {
  /** Over the chips. */
  first?: ReactNode
  /** What is asked for most, a tap each. */
  chips: ReactNode
  /** Criteria of the search that this form has no field for. */
  beyond: Criteria
  count: LiveCount
}

/** The short search form; all other criteria are on the advanced page. */
export function ShortForm({ first, chips, beyond, count, children, ...frame }: ShortFormProps) {
  const { data: names } = useQuery(hospitalNamesQuery(beyond.generalHospitalIds ?? []))
  return (
    <FormFrame
      {...frame}
      actions={
        <>
          <SearchButton {...count} />
          {/* A submit button with `formAction`, so that the choices are kept; not the first one, so that Enter searches. */}
          <Button type="submit" formAction={hrefOf(toAdvanced(frame.kind))} size="sm">
            条件を詳しく
          </Button>
        </>
      }
    >
      {first}
      <div className={styles.chips}>
        {chips}
        <KeptCriteria
          criteria={beyond}
          hospitalName={(id) => names?.find((one) => one.id === id)?.name ?? '選んだ病院'}
        />
      </div>
      <div className={styles.columns}>{children}</div>
    </FormFrame>
  )
}

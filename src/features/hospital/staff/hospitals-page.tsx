import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { HOSPITAL_STANDING } from '../../../domain/listing/standing-words.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toNewHospital, toStaffHospital, toStaffHospitals } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import type { HospitalSummaryView } from './hospital-view.ts'
import { hospitalsQuery } from './staff-hospital.queries.ts'
import { HOSPITALS, type StaffHospitalsSearch } from './hospitals-search.ts'
import { StandingBadge } from './standing-badge.tsx'

const STANDINGS = Object.entries(HOSPITAL_STANDING).map(([value, label]) => ({ value, label }))

/** The hospitals, by name and standing. */
export function HospitalsPage({ search }: { search: StaffHospitalsSearch }) {
  const query = useSuspenseInfiniteQuery(hospitalsQuery(search))
  const hospitals = query.data.pages.flatMap((page) => page.hospitals)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <StaffListPage
      title={HOSPITALS}
      action={
        <Link {...toNewHospital()} className={buttonClass({ variant: 'filled' })}>
          病院を登録する
        </Link>
      }
      lead={<HospitalsFilter search={search} />}
      rows={hospitals.map((one) => ({ key: one.id, shown: <HospitalRow hospital={one} /> }))}
      empty={<EmptyState title="この条件の病院はありません。">名前や状態を変えてお試しください。</EmptyState>}
      more={
        <MoreLink href={next ? hrefOf(toStaffHospitals({ ...search, after: next })) : null} query={query} />
      }
    />
  )
}

function HospitalsFilter({ search: { q, standing } }: { search: StaffHospitalsSearch }) {
  return (
    <Card as="section" aria-label="しぼりこみ">
      <form method="get" action={hrefOf(toStaffHospitals())} autoComplete="off">
        <Inline gap={3} rowGap={2} align="end">
          <Field label="病院の名前">
            {(control) => (
              <TextInput {...control} type="search" name="q" maxLength={50} defaultValue={q} width="medium" />
            )}
          </Field>
          <Field label="状態">
            {(control) => (
              <NativeSelect
                {...control}
                name="standing"
                placeholder="すべて"
                options={STANDINGS}
                defaultValue={standing ?? ''}
                width="medium"
              />
            )}
          </Field>
          <Button type="submit">しぼりこむ</Button>
        </Inline>
      </form>
    </Card>
  )
}

const HospitalRow = ({
  hospital: { id, name, place, standing, since },
}: {
  hospital: HospitalSummaryView
}) => (
  <Card as="article" aria-labelledby={`hospital-${id}`}>
    <Inline justify="between" gap={3} rowGap={1}>
      <Inline gap={2}>
        <Heading level={2} id={`hospital-${id}`}>
          <Link {...toStaffHospital(id)} className={rowLinkClass}>
            {name}
          </Link>
        </Heading>
        <StandingBadge standing={standing} />
      </Inline>
      <Text tone="sub" size="md">
        {place}・登録 {since}
      </Text>
    </Inline>
  </Card>
)

import type { SpotSearch } from '../../domain/spot-search.ts'
import { WhenAndWhere, WorkAndPay } from './spot-filter-groups.tsx'

type SpotAllConditionsProps = { search: SpotSearch; onHospitals: () => void }

/** Every condition of a spot search, brought beside the list when it is asked for. */
export const SpotAllConditions = ({ search, onHospitals }: SpotAllConditionsProps) => (
  <>
    <WhenAndWhere
      search={search}
      days={search.dates && <input type="hidden" name="dates" value={String(search.dates)} />}
    />
    <WorkAndPay kind="spot" search={search} onHospitals={onHospitals} />
  </>
)

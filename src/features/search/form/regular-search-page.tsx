import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { RegularSearchForm } from './regular-search-form.tsx'
import { SearchPage } from './search-page.tsx'

export const RegularSearchPage = ({ search }: { search: RegularSearch }) => (
  <SearchPage kind="regular" search={search} form={<RegularSearchForm search={search} />} />
)

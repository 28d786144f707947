import type { SpotSearch } from '../../domain/spot-search.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { searchAddress } from './criteria-address.ts'

type RegularTabProps = { path: string; search: SpotSearch }

export function RegularTab({ path, search }: RegularTabProps) {
  return (
    <Page id="main" width="prose">
      <EmptyState
        headingLevel={1}
        title="定期の求人検索は準備中です"
        actions={
          <a href={searchAddress(path, { ...search, tab: undefined })} className={buttonClass()}>
            スポットをさがす
          </a>
        }
      >
        スポットでお試し勤務から始めることもできます。
      </EmptyState>
    </Page>
  )
}

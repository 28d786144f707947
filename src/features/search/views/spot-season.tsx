import { dayText, longDayText } from '../../../domain/text/shift-text.ts'
import { toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { SearchSeason } from '../facets/criteria-days.functions.ts'

/** Explains the list of a season, above the list. */
export function SeasonWords({ season }: { season: SearchSeason }) {
  return (
    <Text>
      {`${dayText(season.from)}〜${dayText(season.to)}に1日でもかかる勤務です(前日の夕方に始まる当直も含みます)。`}
    </Text>
  )
}

/** Shown before a season's list opens: only the date on which it does. */
export function SeasonNotYet({ season }: { season: SearchSeason }) {
  return (
    <Page id="main" width="prose">
      <EmptyState
        headingLevel={1}
        icon={<CalendarIcon size="lg" />}
        title={season.title}
        actions={
          <Link {...toSpotSearch()} className={buttonClass()}>
            日付を選んでさがす
          </Link>
        }
      >
        {`${longDayText(season.opens)}から掲載します。対象は ${dayText(season.from)}〜${dayText(season.to)}にかかる勤務です。`}
      </EmptyState>
    </Page>
  )
}

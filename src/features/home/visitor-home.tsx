import { useQuery } from '@tanstack/react-query'
import { toHighValue } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { hydrationMark } from '../../ui/layout/hydration-mark.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { SeasonBanners } from '../search/form/season-banner.tsx'
import { EntryLinks } from './entry-links.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { openEntriesQuery } from './home.queries.ts'
import { ListingBlock } from '../listing/spot/listing-block.tsx'
import * as styles from './home.css.ts'
import { RegularLink } from './regular-link.tsx'
import { VisitorHero } from './visitor-hero.tsx'
import { VisitorQuestions } from './visitor-questions.tsx'
import { VisitorSteps } from './visitor-steps.tsx'

export function VisitorHome() {
  const entries = useQuery(openEntriesQuery())
  return (
    <main {...hydrationMark}>
      <VisitorHero />
      <Page as="div" width="wide">
        <div className={styles.sections}>
          <PageBlock title="募集中の求人" query={entries} skeleton={<Skeleton shape="control" />}>
            {({ total, regularTotal, kinds, places }) => (
              <Stack gap={4}>
                <Text>
                  <Figure value={total} unit="件" size="xl" /> のスポット求人から選べます。
                </Text>
                {kinds.length > 0 && <EntryLinks label="よく使う条件" entries={kinds} />}
                {places.length > 0 && <EntryLinks label="都道府県からさがす" entries={places} />}
                <RegularLink total={regularTotal} />
                <SeasonBanners />
                <Link {...toHighValue()} className={rowLinkClass}>
                  高額求人を見る
                  <ChevronRightIcon size="sm" />
                </Link>
              </Stack>
            )}
          </PageBlock>
          <ListingBlock title="勤務日が近い求人" sort="START_TIME_ASC" />
          <VisitorSteps />
          <VisitorQuestions />
        </div>
      </Page>
    </main>
  )
}

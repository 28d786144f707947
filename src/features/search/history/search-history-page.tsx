import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toHistory, toSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { SavedSearchSection } from '../saved-search/saved-search-section.tsx'
import { HistoryList } from './history-list.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import * as styles from './search-history.css.ts'
import { useSearchHistory } from './use-search-history.ts'

type SearchHistoryPageProps = {
  kind: SearchKind
  /** Outcome of a form that was posted without JavaScript. */
  posted: string | undefined
}

/** The history is in local storage: the server renders a skeleton, and a notice for browsers without JavaScript. */
export function SearchHistoryPage({ kind, posted }: SearchHistoryPageProps) {
  const { history, isKept } = useSearchHistory(kind)
  return (
    <>
      <KindTabs kind={kind} />
      <Page id="main" width="prose">
        <Stack gap={4}>
          <Heading level={1} id="history-heading" tabIndex={-1}>
            検索履歴({KIND_WORD[kind]})
          </Heading>
          <SavedSearchSection kind={kind} posted={posted} />
          {!isKept && <Notice tone="warn">この端末では履歴を保存できません。</Notice>}
          <div className={styles.room}>
            {history === undefined ? (
              <HistorySkeleton />
            ) : history.length === 0 ? (
              <NoHistory kind={kind} />
            ) : (
              <HistoryList kind={kind} history={history} />
            )}
          </div>
        </Stack>
      </Page>
    </>
  )
}

function KindTabs({ kind }: { kind: SearchKind }) {
  return (
    <nav aria-label="求人の種類" className={`${tabBarClass} ${styles.tabs}`}>
      {(['spot', 'regular'] as const).map((one) => (
        <Link
          key={one}
          {...toHistory(one)}
          aria-current={one === kind ? 'page' : undefined}
          className={tabLinkClass}
        >
          {KIND_WORD[one]}
        </Link>
      ))}
    </nav>
  )
}

function NoHistory({ kind }: { kind: SearchKind }) {
  return (
    <EmptyState
      title="検索履歴はまだありません。"
      actions={
        <Link {...toSearch(kind)} className={buttonClass({ variant: 'filled' })}>
          {KIND_WORD[kind]}をさがす
        </Link>
      }
    >
      検索すると、新しい順に20件までこの端末に残ります。
    </EmptyState>
  )
}

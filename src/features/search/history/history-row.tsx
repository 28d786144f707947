import { criteriaSummary } from '../../../domain/search/criteria-summary.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { allCriteria, pastDates, type PastSearch } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import type { Address } from '../../../platform/address.ts'
import { toResult, toSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TrashIcon } from '../../../ui/icon/control-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { NotifyMe } from '../saved-search/notify-me.tsx'
import * as styles from './search-history.css.ts'

type HistoryRowProps = {
  id: string
  kind: SearchKind
  entry: PastSearch
  /** Undefined until the server's date has loaded. */
  today: string | undefined
  /** How many listings the search finds now, its passed days left out; undefined until it is known. */
  count: number | undefined
  hospitalName: (id: string) => string
  onRemove: () => void
}

export function HistoryRow({ id, kind, entry, today, count, hospitalName, onRemove }: HistoryRowProps) {
  const { searchedAt } = entry
  const criteria = allCriteria(entry)
  const summary = criteriaSummary(criteria, hospitalName)
  const passed = today === undefined ? undefined : pastDates(criteria, today)
  const withoutDates = { ...criteria, dates: undefined }
  const withDatesLeft = passed && passed.left.length > 0 ? { ...criteria, dates: passed.left } : undefined
  const editable = passed ? (withDatesLeft ?? withoutDates) : criteria
  return (
    <Card as="li">
      <Stack gap={2}>
        <Heading level={2} size="md" id={id} tabIndex={-1}>
          {summary}
        </Heading>
        <p className={styles.facts}>
          <span>{momentText(searchedAt)} に検索</span>
          <span>
            募集中 <span className={styles.count}>{count === undefined ? '–' : numberText(count)}</span>件
          </span>
        </p>
        {passed && (
          <Notice tone="warn">{withDatesLeft ? '一部の日付が過ぎています' : '日付が過ぎています'}</Notice>
        )}
        <Inline>
          {!passed && (
            <SearchLink address={toResult(kind, criteria)} summary={summary}>
              再検索
            </SearchLink>
          )}
          {withDatesLeft && (
            <SearchLink address={toResult(kind, withDatesLeft)} summary={summary}>
              残りの日付で検索
            </SearchLink>
          )}
          {passed && (
            <SearchLink address={toResult(kind, withoutDates)} summary={summary}>
              日付を外して検索
            </SearchLink>
          )}
          <Link
            {...toSearch(kind, editable)}
            aria-label={`条件を編集: ${summary}`}
            className={buttonClass({ size: 'sm' })}
          >
            条件を編集
          </Link>
          <NotifyMe kind={kind} criteria={editable} label="通知を受け取る" about={summary} />
          <Button
            variant="quiet"
            size="sm"
            icon={<TrashIcon size="sm" />}
            onClick={onRemove}
            aria-label={`削除: ${summary}`}
          >
            削除
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

type SearchLinkProps = { address: Address; summary: string; children: string }

function SearchLink({ address, summary, children }: SearchLinkProps) {
  return (
    <Link {...address} aria-label={`${children}: ${summary}`} className={buttonClass({ size: 'sm' })}>
      {children}
    </Link>
  )
}

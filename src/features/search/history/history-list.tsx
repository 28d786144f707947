import { useQuery } from '@tanstack/react-query'
import {
  allCriteria,
  keptSearchKey,
  presentCriteria,
  type PastSearch,
} from '../../../domain/search/search-history.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TrashIcon } from '../../../ui/icon/control-icons.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { HistoryRow } from './history-row.tsx'
import { bringBackSearches, removeAllSearches, removeSearch } from './history-store.ts'
import { Grid } from '../../../ui/layout/grid.tsx'
import * as styles from './search-history.css.ts'

/** Time enough to read what happened and to reach the button. */
const UNDO_MS = 10_000

const HEADING = 'history-heading'

/** Moves keyboard focus to where the list changed, after a closing dialog or toast has restored its own. */
const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 0)

const rowId = (key: string) => `search-${key}`

type HistoryListProps = { kind: SearchKind; history: readonly PastSearch[] }

export function HistoryList({ kind, history }: HistoryListProps) {
  const { data: days } = useQuery(searchDaysQuery())
  const today = days?.today
  const wheres =
    today === undefined ? [] : history.map((search) => presentCriteria(allCriteria(search), today))
  const { data: counts, isPlaceholderData } = useQuery(matchCountsQuery(kind, wheres))
  const hospitalName = useHospitalNames(history)

  function undoable(title: string, removed: readonly PastSearch[]) {
    toast({
      id: 'search-history',
      status: 'success',
      title,
      duration: UNDO_MS,
      action: {
        label: '元に戻す',
        onAction: () => {
          bringBackSearches(kind, removed)
          const [first] = removed
          if (first) focusSoon(rowId(keptSearchKey(first)))
        },
      },
    })
  }

  function remove(entry: PastSearch) {
    const key = keptSearchKey(entry)
    const place = history.indexOf(entry)
    const neighbour = history[place + 1] ?? history[place - 1]
    removeSearch(kind, key)
    focusSoon(neighbour ? rowId(keptSearchKey(neighbour)) : HEADING)
    undoable('検索履歴を1件削除しました', [entry])
  }

  function removeAll() {
    removeAllSearches(kind)
    focusSoon(HEADING)
    undoable('検索履歴をすべて削除しました', history)
  }

  return (
    <>
      <div className={styles.head}>
        <Text tone="sub">{history.length}件(新しい順に20件まで)</Text>
        <AlertDialog
          trigger={
            <Button variant="quiet" size="sm" icon={<TrashIcon size="sm" />}>
              すべて削除
            </Button>
          }
          title="検索履歴をすべて削除しますか?"
          description={`${KIND_WORD[kind]}の検索履歴${history.length}件を、この端末から削除します。`}
          confirmLabel="すべて削除する"
          onConfirm={removeAll}
        />
      </div>
      <Grid as="ol" gap={3}>
        {history.map((entry, at) => {
          const key = keptSearchKey(entry)
          return (
            <HistoryRow
              key={key}
              id={rowId(key)}
              kind={kind}
              entry={entry}
              today={today}
              // Index in the list before the removal: another entry may be at this index now.
              count={isPlaceholderData ? undefined : counts?.[at]}
              hospitalName={hospitalName}
              onRemove={() => remove(entry)}
            />
          )
        })}
      </Grid>
    </>
  )
}

function useHospitalNames(history: readonly PastSearch[]): (id: string) => string {
  const ids = [...new Set(history.flatMap(({ criteria }) => criteria.generalHospitalIds ?? []))].slice(0, 100)
  const { data: hospitals } = useQuery(hospitalNamesQuery(ids))
  return (id) => hospitals?.find((hospital) => hospital.id === id)?.name ?? '指定した病院'
}

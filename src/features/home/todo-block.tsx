import { useQuery } from '@tanstack/react-query'
import { APPLICATION_STATE } from '../../domain/application/application-words.ts'
import type { Address } from '../../platform/address.ts'
import {
  toApplied,
  toCancellation,
  toMatched,
  toRegularSchedule,
  toSpotSearch,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { PageBlock } from '../page-parts/page-block.tsx'
import { todoQuery } from './home.queries.ts'
import type { Todo } from './todo.ts'

const NEXT_STEP: Record<Todo['state'], string> = {
  OFFERED: '提示された条件に回答する',
  INTERVIEW: '面談の日時を選ぶ',
  MOVE: '日程変更のお願いに回答する',
  RENEWAL: '更新の提案に回答する',
  MATCHED: '勤務の内容を確認する',
  DECLINED: '理由と代わりの求人を見る',
  EXPIRED: '代わりの求人を見る',
  LISTING_CLOSED: '代わりの求人を見る',
}

const toneOf = ({ state, isOwnTurn }: Todo): BadgeTone | undefined =>
  isOwnTurn ? 'warm' : state === 'MATCHED' ? 'good' : undefined

/** やること: what waits for the doctor, and the answers that came. */
export function TodoBlock() {
  const query = useQuery(todoQuery())
  return (
    <PageBlock
      title="やること・届いた回答"
      query={query}
      skeleton={<TodoSkeleton />}
      more={
        <Link {...toApplied()} className={rowLinkClass}>
          応募の状況
          <ChevronRightIcon size="sm" />
        </Link>
      }
    >
      {(todos) =>
        todos.length === 0 ? (
          <NothingToDo />
        ) : (
          <Grid as="ul" gap={2}>
            {todos.map((todo) => (
              <TodoRow key={todo.id} todo={todo} />
            ))}
          </Grid>
        )
      }
    </PageBlock>
  )
}

function addressOf({ state, moved, renewed }: Todo): Address {
  if (renewed !== null) return toRegularSchedule(renewed)
  if (moved) return toCancellation(moved, undefined, 'date-change')
  return state === 'MATCHED' ? toMatched() : toApplied()
}

function wordOf({ state }: Todo): string {
  if (state === 'RENEWAL') return '契約の更新の提案'
  return state === 'MOVE' ? '日程変更のお願い' : APPLICATION_STATE[state]
}

function TodoRow({ todo }: { todo: Todo }) {
  const address = addressOf(todo)
  return (
    <Card as="li" linked>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Badge tone={toneOf(todo)}>{wordOf(todo)}</Badge>
          {todo.timeLeft && (
            <Text as="span" tone="important" bold>
              {todo.timeLeft}
            </Text>
          )}
        </Inline>
        <Text bold>{todo.hospitalName}</Text>
        <Text>
          <WholeParts>{todo.shift}</WholeParts>
        </Text>
        <Link {...address} className={cx(rowLinkClass, cardLinkClass)}>
          {NEXT_STEP[todo.state]}
          <ChevronRightIcon size="sm" />
        </Link>
      </Stack>
    </Card>
  )
}

const NothingToDo = () => (
  <Card>
    <EmptyState
      title="いま やることはありません"
      headingLevel={3}
      icon={<CheckCircleIcon size="lg" />}
      actions={
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'quiet' })}>
          求人をさがす
        </Link>
      }
    >
      応募への回答や条件の提示が届くと、ここに表示されます。
    </EmptyState>
  </Card>
)

const TodoSkeleton = () => (
  <SkeletonGroup label="やることを読み込んでいます">
    <Stack gap={2}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  </SkeletonGroup>
)

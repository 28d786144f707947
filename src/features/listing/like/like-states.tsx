import { failureOf } from '../../../platform/faults/public-error.ts'
import { toLike, toRegularSearch, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state/error-state.tsx'
import { HeartIcon } from '../../../ui/icon/heart-icon.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { LikeTab } from './like-search.ts'

export function LikesLoading() {
  return (
    <SkeletonGroup label="お気に入りを読み込んでいます">
      <Stack gap={2}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} shape="row" />
        ))}
      </Stack>
    </SkeletonGroup>
  )
}

type ProblemProps = { error: unknown; retry: () => void }

export const LikesProblem = ({ error, retry }: ProblemProps) => (
  <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
)

const NOTHING = {
  spot: {
    words: '気になったスポットの求人で♡を押すと、あとから勤務日の順に見比べられます。',
    address: toSpotSearch(),
    label: 'スポットをさがす',
  },
  regular: {
    words: '気になった定期の求人で♡を押すと、あとから見比べられます。',
    address: toRegularSearch(),
    label: '定期をさがす',
  },
  closed: {
    words: 'お気に入りの求人の募集が終わると、ここに移ります。',
    address: toLike(),
    label: '募集中のお気に入りを見る',
  },
}

export function NoLikes({ tab }: { tab: LikeTab }) {
  const { words, address, label } = NOTHING[tab]
  return (
    <EmptyState
      title={tab === 'closed' ? '募集が終了したお気に入りはありません。' : '♡を押した求人がここに並びます。'}
      icon={<HeartIcon size="lg" />}
      actions={
        <Link {...address} className={buttonClass({ variant: 'filled' })}>
          {label}
        </Link>
      }
    >
      {words}
    </EmptyState>
  )
}

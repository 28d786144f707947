import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { DescriptionList } from '#app/ui/description-list/description-list.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state/error-state.tsx'
import { Grid } from '#app/ui/layout/grid.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '#app/ui/skeleton/skeleton.tsx'
import { Spinner } from '#app/ui/spinner/spinner.tsx'
import { GallerySection } from './gallery-section.tsx'

export function GalleryStates() {
  return (
    <GallerySection title="状態・表">
      <Grid columns={2}>
        <Stack gap={3}>
          <Notice tone="info" title="お知らせ">
            12月29日から1月3日まで、病院からの返信が遅れることがあります。
          </Notice>
          <Notice tone="good">応募が確定しました。</Notice>
          <Notice tone="warn" title="調査中">
            一部の病院で地図が表示されません。
          </Notice>
          <Notice tone="danger" role="alert">
            通信できませんでした。入力した内容は残っています。
          </Notice>
        </Stack>
        <Card>
          <SkeletonGroup>
            <Stack gap={2}>
              <Inline gap={2}>
                <Skeleton shape="badge" width="label" />
                <Skeleton shape="badge" width="label" />
              </Inline>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="bar" />
              <Skeleton shape="figure" width="third" />
              <Skeleton width="most" />
            </Stack>
          </SkeletonGroup>
          <Inline gap={4}>
            <Spinner size="sm" />
            <Spinner />
            <Spinner size="lg" />
          </Inline>
        </Card>
        <Card>
          <EmptyState title="条件に合う求人がありません" actions={<Button>条件をゆるめる</Button>}>
            エリアを埼玉県まで広げると、12件あります。
          </EmptyState>
        </Card>
        <Card>
          <ErrorState retry={<Button>もう一度読み込む</Button>}>
            通信の状態をご確認ください。選んだ条件は残っています。
          </ErrorState>
        </Card>
        <Card>
          <Disclosure summary="診療科" hint="2件を選択" open>
            内科・外科
          </Disclosure>
          <Disclosure summary="最低給与">8万円以上</Disclosure>
        </Card>
        <Card>
          <DescriptionList
            items={[
              {
                term: '病院',
                description: <strong>みなと中央病院</strong>,
                note: '東京都板橋区 ・ 駅から徒歩8分',
              },
              { term: '宿日直許可', description: 'あり(22:00〜翌7:00)' },
              { term: 'インセンティブ', description: '救急車1台 5,000円' },
              { term: '交通費', description: '実費支給(上限5,000円)' },
            ]}
          />
        </Card>
      </Grid>
    </GallerySection>
  )
}

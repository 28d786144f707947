import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { scripted } from '../../../ui/layout/layout.css.ts'

export function HistorySkeleton() {
  return (
    <>
      <noscript>
        <Notice>
          検索履歴はこの端末のブラウザーだけに保存されています。表示するには、JavaScriptを有効にしてください。
        </Notice>
      </noscript>
      <div className={scripted}>
        <SkeletonGroup label="検索履歴を読み込んでいます">
          <Grid gap={3}>
            {[1, 2, 3].map((key) => (
              <Card key={key}>
                <Stack gap={2}>
                  <Skeleton shape="title" width="most" />
                  <Skeleton width="half" />
                  <Skeleton shape="control" />
                </Stack>
              </Card>
            ))}
          </Grid>
        </SkeletonGroup>
      </div>
    </>
  )
}

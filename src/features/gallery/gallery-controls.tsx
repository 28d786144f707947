import { useState } from 'react'
import { Badge } from '#app/ui/badge/badge.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { chipClass } from '#app/ui/chip/chip-class.ts'
import { RemovableChip } from '#app/ui/chip/removable-chip.tsx'
import { PlusIcon, ShareIcon } from '#app/ui/icon/control-icons.tsx'
import { HeartIcon } from '#app/ui/icon/heart-icon.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { rowLinkClass } from '#app/ui/link/link-class.ts'
import { tabBarClass, tabLinkClass } from '#app/ui/tabs/tab-bar-class.ts'
import { GallerySection } from './gallery-section.tsx'

const variants = ['filled', 'outline', 'quiet', 'danger'] as const

export function GalleryControls() {
  const [pending, setPending] = useState(true)
  return (
    <GallerySection title="ボタン・チップ・タブ">
      <Card>
        <Stack>
          {variants.map((variant) => (
            <Inline key={variant} gap={3}>
              <Button variant={variant} size="lg">
                応募して確定する
              </Button>
              <Button variant={variant}>質問する</Button>
              <Button variant={variant} size="sm">
                変更
              </Button>
              <Button variant={variant} pending={pending}>
                応募して確定する
              </Button>
              <Button variant={variant} disabled>
                受付終了
              </Button>
            </Inline>
          ))}
          <Inline gap={3}>
            <Button size="icon" aria-label="お気に入り" aria-pressed="true">
              <HeartIcon filled />
            </Button>
            <Button variant="quiet" icon={<ShareIcon />} onClick={() => setPending(!pending)}>
              共有
            </Button>
            <a href="#top" className={buttonClass({ variant: 'outline' })}>
              リンクのボタン
            </a>
            <a href="#top" className={rowLinkClass}>
              すべて見る
            </a>
          </Inline>
        </Stack>
      </Card>
      <Inline gap={2}>
        <RemovableChip label="東京・神奈川・埼玉" onRemove={() => {}} />
        <RemovableChip label="当直" render={(slot) => <a href="#top" {...slot} />} />
        <a href="#top" className={chipClass('open')}>
          <PlusIcon size="sm" />
          条件
        </a>
      </Inline>
      <Inline gap={2}>
        <Badge>当直</Badge>
        <Badge tone="brand">残り1枠</Badge>
        <Badge tone="good">選考なし</Badge>
        <Badge tone="warm">好条件</Badge>
        <Badge tone="danger">取り消し</Badge>
      </Inline>
      <nav aria-label="求人の種類" className={tabBarClass}>
        <a href="#top" className={tabLinkClass} aria-current="page">
          スポット
        </a>
        <a href="#top" className={tabLinkClass}>
          定期
        </a>
      </nav>
    </GallerySection>
  )
}

import { Inline } from '#app/ui/layout/inline.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { textLinkClass } from '#app/ui/link/link-class.ts'
import { Heading } from '#app/ui/text/heading.tsx'
import { Text } from '#app/ui/text/text.tsx'
import { lightColors } from '#app/ui/theme/tokens.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { GallerySection } from './gallery-section.tsx'
import { swatch, swatches, swatchGrid } from './gallery.css.ts'

const roles = Object.keys(lightColors).filter((role): role is keyof typeof swatches => role in swatches)

const tones = ['main', 'sub', 'good', 'saturday', 'holiday'] as const

export function GalleryFoundation() {
  return (
    <GallerySection title="色・文字・ロゴ">
      <Card>
        <div className={swatchGrid}>
          {roles.map((role) => (
            <div key={role}>
              <svg aria-hidden="true" className={swatch}>
                <rect x="0.5" y="0.5" width="95%" height="39" rx="6" className={swatches[role]} />
              </svg>
              {role}
            </div>
          ))}
        </div>
      </Card>
      <Card>
        <Stack gap={3}>
          <Inline gap={6}>
            <Wordmark shape="narrow" />
            <Wordmark shape="wide" />
          </Inline>
          <Heading level={3} size="2xl">
            みなと中央病院の内科当直
          </Heading>
          <Text size="lg">
            勤務日の前日までに、病院から電話でご連絡します。詳しくは
            <a href="#top" className={textLinkClass}>
              勤務の流れ
            </a>
            をご覧ください。
          </Text>
          <Inline gap={4}>
            {tones.map((tone) => (
              <Text key={tone} as="span" tone={tone}>
                {tone} あア亜 123
              </Text>
            ))}
          </Inline>
        </Stack>
      </Card>
    </GallerySection>
  )
}

import { Button } from '#app/ui/button/button.tsx'
import { ColorModeToggle } from '#app/ui/color-mode/color-mode-toggle.tsx'
import { HeartIcon } from '#app/ui/icon/heart-icon.tsx'
import { Grid } from '#app/ui/layout/grid.tsx'
import { Page } from '#app/ui/layout/page.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { StickyBar } from '#app/ui/layout/sticky-bar.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryFoundation } from './gallery-foundation.tsx'
import { GalleryListing } from './gallery-listing.tsx'
import { GalleryMonth } from './gallery-month.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { GallerySection } from './gallery-section.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { header } from './gallery.css.ts'
import { sampleListings } from './sample-listings.ts'

export function GalleryPage() {
  return (
    <div id="top">
      <div className={header}>
        <Wordmark />
        <ColorModeToggle />
      </div>
      <Page as="div">
        <Stack gap={8}>
          <VisuallyHidden as="h1">UI ギャラリー</VisuallyHidden>
          <GallerySection title="求人のカードと月">
            <Grid columns="mainAside" align="start">
              <Stack gap={4}>
                {sampleListings.map((listing) => (
                  <GalleryListing key={listing.date} listing={listing} />
                ))}
              </Stack>
              <GalleryMonth />
            </Grid>
          </GallerySection>
          <GalleryFoundation />
          <GalleryControls />
          <GalleryForm />
          <GalleryOverlays />
          <GalleryStates />
        </Stack>
      </Page>
      <StickyBar aria-label="応募">
        <Button size="icon" aria-label="お気に入り" aria-pressed="true">
          <HeartIcon filled />
        </Button>
        <Button>質問する</Button>
        <Button variant="filled" grow>
          応募して確定する
        </Button>
      </StickyBar>
      <Toaster />
    </div>
  )
}

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MeterBar } from '#app/ui/meter-bar/meter-bar.tsx'
import { TimeTrack } from '#app/ui/time-track/time-track.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'

const served: Record<string, ReactElement> = {
  MeterBar: <MeterBar label="救急車" text="中央値 1台" value={1} max={5} />,
  TimeTrack: <TimeTrack segments={[{ startMinute: 1020, endMinute: 1980, tone: 'night' }]} />,
  Toaster: <Toaster />,
}

// The page's security policy lets no style attribute through, so what needs one would be served broken.
it.each(Object.entries(served))('serves %s without a style attribute', (_name, element) => {
  expect(renderToStaticMarkup(element)).not.toMatch(/ style=/)
})

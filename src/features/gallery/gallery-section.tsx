import type { ReactNode } from 'react'
import { Stack } from '#app/ui/layout/stack.tsx'
import { Heading } from '#app/ui/text/heading.tsx'

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

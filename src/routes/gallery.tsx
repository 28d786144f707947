import { createFileRoute, notFound } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'

export const Route = createFileRoute('/gallery')({
  beforeLoad: () => {
    if (import.meta.env.PROD) throw notFound()
  },
  head: () => ({ meta: [{ title: 'UI ギャラリー' }, { name: 'robots', content: 'noindex' }] }),
  component: GalleryPage,
})

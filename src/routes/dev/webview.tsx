import { createFileRoute, notFound } from '@tanstack/react-router'
import { DevWebviewPage } from '../../features/webview/dev/dev-webview-page.tsx'

export const Route = createFileRoute('/dev/webview')({
  beforeLoad: () => {
    if (import.meta.env.PROD) throw notFound()
  },
  head: () => ({ meta: [{ title: 'アプリの画面のまね' }, { name: 'robots', content: 'noindex' }] }),
  component: DevWebviewPage,
})

// The service worker of web pushes. It shows them and opens their page, and keeps nothing.

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { link },
      lang: 'ja',
      icon: '/icon-192.png',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data ?? {}
  const url = new URL(typeof link === 'string' ? link : '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})

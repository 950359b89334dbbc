// Shows the messages that Brandhearth sends to this browser, and opens the page they are about. It keeps nothing and
// answers no requests: pages work as they do without it.

self.addEventListener('push', event => {
  let message = {}
  try {
    message = event.data ? event.data.json() : {}
  } catch {
    // What is not ours to read is shown as a bare notice: a browser expects one for each message.
  }
  event.waitUntil(
    self.registration.showNotification(message.title || 'Brandhearth', {
      body: message.body || '',
      tag: message.tag || 'brandhearth',
      icon: '/icon-512.png',
      data: { path: typeof message.path === 'string' ? message.path : '/app/notifications' },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  const target = address.origin === self.location.origin ? address.href : self.location.origin
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window' })
      for (const open of windows) if (open.url === target) return open.focus()
      return self.clients.openWindow(target)
    })(),
  )
})

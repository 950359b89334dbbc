/** What is used of a service worker's own world, which the page's types do not know. */
interface Worker {
  addEventListener(name: 'push', run: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', run: (event: Clicked) => void): void
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly location: { readonly origin: string }
}

interface Pushed {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}

interface Clicked {
  readonly notification: { readonly data: { readonly path: string }; close(): void }
  waitUntil(work: Promise<unknown>): void
}

/**
 * Shows the messages that we send to this browser, and opens the page they are about. One function with nothing outside of
 * it: it is sent as text (app/captures/ui/offline-scripts.ts).
 */
export function showMessages(worker: Worker): void {
  worker.addEventListener('push', event => {
    let message: { title?: string; body?: string; tag?: string; path?: unknown } = {}
    try {
      message = event.data ? (event.data.json() as typeof message) : {}
    } catch {
      // What is not ours to read is shown as a bare notice: a browser expects one for each message.
    }
    event.waitUntil(
      worker.registration.showNotification(message.title || 'Brandhearth', {
        body: message.body || '',
        tag: message.tag || 'brandhearth',
        icon: '/icon-512.png',
        data: { path: typeof message.path === 'string' ? message.path : '/app/notifications' },
      }),
    )
  })

  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    const address = new URL(event.notification.data.path, worker.location.origin)
    const target = address.origin === worker.location.origin ? address.href : worker.location.origin
    const show = async () => {
      const windows = await worker.clients.matchAll({ type: 'window' })
      for (const open of windows) if (open.url === target) return open.focus()
      return worker.clients.openWindow(target)
    }
    event.waitUntil(show())
  })
}

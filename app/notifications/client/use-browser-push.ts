import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'

/**
 * How this browser stands to messages: `unknown` until it was asked, `unable` where it has none, `blocked` where the person
 * has forbidden them for us, `off` and `on`.
 */
export type BrowserPush = 'unknown' | 'unable' | 'blocked' | 'off' | 'on'

const WORKER = '/service-worker.js'

/** Whether this browser is one of those the server knows (by their hashes), and the way to add it. */
export function useBrowserPush(publicKey: string, hashes: readonly string[]) {
  const [state, setState] = useState<BrowserPush>('unknown')
  const submit = useSubmit()
  const known = hashes.join(' ')
  useEffect(() => {
    let isOver = false
    stateOf(known.split(' '))
      .catch(() => 'unable' as const)
      .then(next => {
        if (!isOver) setState(next)
      })
    return () => {
      isOver = true
    }
  }, [known])

  /** Asks the person and the browser, and tells our server. Has to be called by a press; throws when it did not work. */
  async function turnOn(action: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      setState(Notification.permission === 'denied' ? 'blocked' : 'off')
      return
    }
    const worker = await navigator.serviceWorker.register(WORKER)
    await navigator.serviceWorker.ready
    // One that was made for other keys of ours, or that our server forgot, is of no use.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint = '', keys } = made.toJSON()
    await submit(
      { intent: 'push_on', endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      { method: 'post', action, preventScrollReset: true },
    )
  }

  return { state, turnOn }
}

async function stateOf(hashes: readonly string[]): Promise<BrowserPush> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'blocked'
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await worker?.pushManager.getSubscription()
  return subscription && hashes.includes(await hashOf(subscription.endpoint)) ? 'on' : 'off'
}

/** As the server names an address: SHA-256 as base64url. */
async function hashOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

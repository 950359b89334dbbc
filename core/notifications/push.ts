import { readKey } from '../shared/untrusted.ts'

/** Where a browser can be sent messages, with what encrypts them for it alone. */
export interface PushSubscription {
  readonly endpoint: string
  /** Its public key, 65 bytes as base64url. */
  readonly p256dh: string
  /** Its secret, 16 bytes as base64url. */
  readonly auth: string
}

/** What a browser shows; a press opens `path`. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  /** A later message of the same tag takes the place of an earlier one. */
  readonly tag: string
}

const MOST_ENDPOINT = 1000
const KEY = /^B[\w-]{86}$/
const SECRET = /^[\w-]{22}$/

/** A subscription as a browser gave it; null when it is none. */
export function readPushSubscription(input: unknown): PushSubscription | null {
  const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map(name => readKey(input, name))
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return null
  if (endpoint.length > MOST_ENDPOINT || !/^https?:\/\//.test(endpoint)) return null
  return KEY.test(p256dh) && SECRET.test(auth) ? { endpoint, p256dh, auth } : null
}

const TITLE_LENGTH = 120
const BODY_LENGTH = 300

/** A message as it is encrypted: short, so that every service takes it. At most 3,000 bytes where the path is ours. */
export function pushPayload({ title, body, path, tag }: PushMessage): string {
  const cut = (text: string, most: number) => {
    const letters = [...text.toWellFormed()]
    return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text.toWellFormed()
  }
  return JSON.stringify({ title: cut(title, TITLE_LENGTH), body: cut(body, BODY_LENGTH), path, tag })
}

import { readPlatform } from '#core/posts/platforms/platforms.ts'
import type { PostText } from '#core/posts/schema.ts'
import { readPostText } from '#core/posts/text.ts'
import { readKey } from '#core/shared/untrusted.ts'

/** Text that was typed on this device and not saved yet. */
export interface DeviceDraft {
  readonly text: PostText
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where the device keeps the text of one post of one person. */
export function draftKey(userId: string, slot: string): string {
  return `brandhearth:draft:${userId}:${slot}`
}

/** What the device kept under a key; null when it kept nothing, or nothing readable. Storage may be switched off. */
export function readDraft(key: string): DeviceDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('text' in draft) || !('at' in draft)) return null
    const text = readText(draft.text)
    return text && typeof draft.at === 'number' ? { text, at: draft.at } : null
  } catch {
    return null
  }
}

function readText(stored: unknown): PostText | null {
  const isText =
    typeof readKey(stored, 'body') === 'string' && readPlatform(readKey(stored, 'platform')) !== null
  return isText ? readPostText(name => readKey(stored, name)) : null
}

/** Keeps the text on the device; a full or missing storage is no reason to disturb the writer. */
export function keepDraft(key: string, text: PostText): void {
  try {
    localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }))
  } catch {}
}

/** Forgets what the device kept. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

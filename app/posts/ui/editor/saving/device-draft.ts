import type { EditorText } from '#core/posts/editor.ts'
import { readFormat } from '#core/posts/formats.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants } from '#core/posts/variants.ts'

/** Text that was typed on this device and not saved yet. */
export interface DeviceDraft {
  readonly text: EditorText
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

function readText(stored: unknown): EditorText | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { title, body, platform, goal } = stored as Record<string, unknown>
  const platformId = readPlatform(platform)
  if (typeof title !== 'string' || typeof body !== 'string' || typeof goal !== 'string' || !platformId)
    return null
  const { format, pillarId, campaignId, offer, variants } = stored as Record<string, unknown>
  const word = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    title,
    body,
    platform: platformId,
    goal,
    format: readFormat(format),
    pillarId: word(pillarId),
    campaignId: word(campaignId),
    offer: word(offer),
    variants: readVariants(variants),
  }
}

/** Keeps the text on the device; a full or missing storage is no reason to disturb the writer. */
export function keepDraft(key: string, text: EditorText): void {
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

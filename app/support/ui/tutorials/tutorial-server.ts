import type { TutorialId } from '#core/support/tutorials/places.ts'
import type { ShownTutorial } from '#core/support/tutorials/tutorials.ts'

/** What the server knows of a tutorial and of how far the person is. */
export interface LoadedTutorial {
  readonly tutorial: ShownTutorial
  /** The step to begin at, from 0. */
  readonly start: number
}

const addressOf = (id: TutorialId) => `/app/support/tutorials/${id}/steps`

/** The steps for the plan of whoever asks; null when they cannot be had. */
export async function fetchTutorial(id: TutorialId): Promise<LoadedTutorial | null> {
  try {
    const response = await fetch(addressOf(id), { redirect: 'manual' })
    return response.ok ? ((await response.json()) as LoadedTutorial) : null
  } catch {
    return null
  }
}

let last: Promise<void> = Promise.resolve()

/**
 * Keeps how far the person is: each word waits for the one before, so that the last one said is the one that stands.
 * What does not arrive is sent again with the next step.
 */
export function sendTutorial(id: TutorialId, intent: 'step' | 'complete', step: number): Promise<void> {
  last = last.then(() => send(id, intent, step))
  return last
}

async function send(id: TutorialId, intent: 'step' | 'complete', step: number): Promise<void> {
  try {
    const body = new URLSearchParams({ intent, step: String(step) })
    await fetch(addressOf(id), { method: 'POST', body, keepalive: true, redirect: 'manual' })
  } catch {
    // Offline: the card goes on all the same.
  }
}

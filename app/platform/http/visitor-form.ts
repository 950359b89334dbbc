import { randomUUID } from 'node:crypto'
import { formStamp, isHumanPace } from './form-stamp.ts'

/** What the loader of a form for visitors gives along: when it was opened, and the key that makes two presses one. */
export function newVisitorForm() {
  return { stamp: formStamp(), idempotencyKey: randomUUID() }
}

/** What a posted form for visitors says about who filled it in. */
export function visitorVerdict(form: { website: string; stamp: string }): 'person' | 'machine' | 'too_quick' {
  if (form.website !== '') return 'machine'
  return isHumanPace(form.stamp) ? 'person' : 'too_quick'
}

/** A posted key if it is one, else a fresh one. */
export function idempotencyKeyOf(posted: string): string {
  return /^[\w-]{8,64}$/.test(posted) ? posted : randomUUID()
}

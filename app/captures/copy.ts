import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'

/** What the pages of captures say. */
export const CAPTURE_TEXTS = {
  title: 'Captures',
  description: `What you share from your phone or send by email waits here for ${CAPTURE_LIMITS.days} days. Nothing becomes a story before you save it.`,
  emptyTitle: 'Nothing is waiting',
  empty:
    'Install Brandhearth on your phone, then choose it when you share a text, a link or pictures. What you share appears here.',
  held: 'You shared this before you signed in. Add it to your captures, then choose what to do with it.',
  heldLeft: 'We couldn’t save some of the pictures. Share them again from your phone.',
  linkHint: 'Brand Watch saves the link and the words beside it, without pictures.',
  mail: 'Send an email with its pictures to a secret address of your own. It waits under Captures until you save it.',
  mailOff: 'It’s turned off. When you turn it on, you get an address that only you know.',
  mailOn:
    'Save it as a contact. Anyone who knows it can send you captures, so replace it if it gets around. We don’t check who an email is really from.',
  gone: 'This was saved or discarded, or waited for longer than a week.',
} as const

/** Why a share or a capture was not taken. */
export const CAPTURE_REFUSALS = {
  read_only: readOnlyText,
  nothing_shared: 'There was nothing in what you shared. Share a text, a link or a picture.',
  too_many: `You already have ${CAPTURE_LIMITS.waiting} captures waiting. Save or discard some, then share this again.`,
  known: 'This is here already.',
  too_much: `That’s too much to share at once. Share up to ${MEDIA_LIMITS.pressBytes / 1e6} MB.`,
  unread: 'We didn’t receive all of what you shared. Please share it again.',
  busy: 'We’re adding a lot of files at the moment. Please share this again in a few seconds.',
  not_held: 'We couldn’t save what you shared. Sign in, then share it again.',
  not_found: CAPTURE_TEXTS.gone,
  no_address: 'This isn’t a web address.',
  not_in_plan: 'Your plan doesn’t include Brand Watch.',
} as const

/** Why what waited for a sign-in was not added: it waits on. */
export const HELD_REFUSALS = {
  read_only: readOnlyText,
  too_many: `You already have ${CAPTURE_LIMITS.waiting} captures waiting. Save or discard some, then come back and add this.`,
} as const

/** How many pictures of a capture could not be taken. */
export function picturesLeftText(count: number): string {
  const which = count === 1 ? '1 picture couldn’t be added.' : `${count} pictures couldn’t be added.`
  return `${which} We take JPEG, PNG, WebP, AVIF and GIF up to ${MEDIA_LIMITS.fileBytes / 1e6} MB, while your plan has room.`
}

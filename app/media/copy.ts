import { MEDIA_LIMITS } from '#core/media/limits.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import { bytesInWords } from '#core/media/room.ts'

/** What the pages of pictures say. */
export const MEDIA_TEXTS = {
  hint: `JPEG, PNG, WebP, AVIF or GIF. Up to ${MEDIA_LIMITS.fileBytes / 1e6} MB each and ${MEDIA_LIMITS.pressBytes / 1e6} MB at once. We remove the place and device your camera stored.`,
  altHint: 'Say what the picture shows, for people who can’t see it.',
  noAlt: 'No description yet. People who can’t see this picture will miss it.',
  tooMuch: `Those files are too large together. Send up to ${MEDIA_LIMITS.pressBytes / 1e6} MB at once.`,
  none: 'Choose at least one picture.',
  busy: 'We’re adding a lot of pictures at the moment. Please send yours again in a few seconds.',
  unread: 'We didn’t receive the whole form. Please send it again.',
  readOnly: 'You can look at these pictures, but you can’t change them.',
} as const

/** Why a picture was not added or changed. */
export function mediaRefusal(refusal: MediaRefusal): string {
  switch (refusal.reason) {
    case 'empty':
      return 'This file is empty.'
    case 'too_large':
      return `This picture is too large. Send up to ${MEDIA_LIMITS.fileBytes / 1e6} MB and ${MEDIA_LIMITS.pixels / 1e6} megapixels.`
    case 'not_a_picture':
      return 'We couldn’t read this as a picture. Send a JPEG, PNG, WebP, AVIF or GIF file.'
    case 'too_many':
      return `There is room for ${MEDIA_LIMITS.perPlace} pictures here. Remove one first.`
    case 'already_there':
      return 'This picture is here already.'
    case 'storage_full':
      return `Your plan holds ${bytesInWords(refusal.limit)} of pictures, and it’s full. Remove some pictures or change your plan.`
    case 'read_only':
      return MEDIA_TEXTS.readOnly
    case 'not_found':
      return 'This picture is no longer here.'
  }
}

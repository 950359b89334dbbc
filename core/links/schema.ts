import * as v from 'valibot'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { LINK_PLACES, type LinkPlace } from './slug.ts'
import { readTarget, TARGET_MOST } from './target.ts'

/** Longest name of a link, in characters. */
export const LINK_LABEL_MOST = 200

/** Where a link made by hand may stand besides the platforms of posts. */
const ELSEWHERE = ['newsletter', 'email', 'website', 'print', 'other'] as const

/** Where a link made by hand stands: a platform’s profile, or a place of its own. */
export const LINK_CHANNELS: readonly string[] = [...PLATFORM_IDS, ...ELSEWHERE]

export const LINK_MESSAGES = {
  labelRequired: 'Enter a name',
  targetRequired: 'Enter an address',
  targetInvalid: 'Enter an address that starts with https://',
  channelRequired: 'Choose where you’ll use it',
} as const

/** An https address as browsers write it; `required` refuses none at all. */
function addressField(required: boolean) {
  return v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.check(text => !required || text !== '', LINK_MESSAGES.targetRequired),
      v.maxLength(TARGET_MOST, LINK_MESSAGES.targetInvalid),
      v.check(text => text === '' || readTarget(text) !== null, LINK_MESSAGES.targetInvalid),
      v.transform((text: string) => (text === '' ? '' : (readTarget(text) ?? ''))),
    ),
    '',
  )
}

/** The posted form of a link made by hand, with the key that makes a double press count once. */
export const newLinkFormSchema = v.object({
  label: textField({ required: LINK_MESSAGES.labelRequired, most: LINK_LABEL_MOST }),
  target: addressField(true),
  channel: v.optional(
    v.pipe(
      typedText(),
      v.check(text => LINK_CHANNELS.includes(text), LINK_MESSAGES.channelRequired),
    ),
    '',
  ),
  idempotencyKey: textField({ most: 100 }),
})

/** What can be changed of a link: what it is called, where it leads, and where it leads while that does not answer. */
export const linkFormSchema = v.object({
  label: textField({ most: LINK_LABEL_MOST }),
  target: addressField(true),
  fallback: addressField(false),
})

/** Where a link stands, by the channel that was chosen: on a platform that is its profile. */
export function placeOfChannel(channel: string): LinkPlace {
  return LINK_PLACES.find(place => place === channel) ?? 'bio'
}

const PLACE_NAMES: Readonly<Record<LinkPlace, string>> = {
  post: 'post',
  comment: 'first comment',
  bio: 'profile',
  story: 'story',
  newsletter: 'newsletter',
  email: 'email',
  website: 'website',
  print: 'print',
  other: 'somewhere else',
}

/** Where a link stands, as people call it. */
export function placeName(place: LinkPlace): string {
  return PLACE_NAMES[place]
}

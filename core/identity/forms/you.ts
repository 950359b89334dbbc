import * as v from 'valibot'
import { nameField, textField, typedText } from '../../shared/sanitise/field.ts'
import { isTimeZone } from '../../shared/time.ts'
import { COMPASS_BUSINESS_TYPES } from '../../site/compass-form.ts'
import { AVATAR_COLOURS } from '../account/avatar.ts'

/** What a founder may be in business as; the Brand Compass asks with the same words. */
export const BUSINESS_TYPES = COMPASS_BUSINESS_TYPES

export const YOU_MESSAGES = { zoneUnknown: 'Choose your time zone from the list' } as const

/** Settings, "You". Everything may be empty but the zone, by which every time of the product is shown. */
export const youSchema = v.object({
  fullName: nameField({ most: 100 }),
  firstName: nameField({ most: 50 }),
  avatarColour: v.optional(
    v.pipe(
      typedText(),
      v.transform(key => AVATAR_COLOURS.find(each => each.key === key)?.key ?? 'ember'),
    ),
    '',
  ),
  businessType: v.optional(
    v.pipe(
      typedText(),
      v.transform(key => BUSINESS_TYPES.find(each => each.key === key)?.key ?? ''),
    ),
    '',
  ),
  industry: textField({ most: 100 }),
  timeZone: v.optional(
    v.pipe(
      typedText(),
      v.check(zone => isTimeZone(zone), YOU_MESSAGES.zoneUnknown),
    ),
    '',
  ),
})

export type You = v.InferOutput<typeof youSchema>

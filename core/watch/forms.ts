import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'
import { readSourceAddress, SOURCE_ADDRESS_MOST } from './source-address.ts'
import { readWatchWords, WATCH_WORDS } from './words.ts'

/** Most sources of a workspace, and characters of a name. */
export const SOURCE_LIMITS = { sources: 200, name: 200, opmlBytes: 500_000 } as const

const isAddress = (text: string) => readSourceAddress(text) !== null

/** A new source, by any address of it. */
export const newSourceSchema = v.object({
  address: v.pipe(
    textField({ required: 'Enter an address', most: SOURCE_ADDRESS_MOST }),
    v.check(isAddress, 'Enter a web address, such as example.com/blog'),
  ),
})

const isFewWords = (text: string) => {
  const words = readWatchWords(text)
  return words.length <= WATCH_WORDS.most && words.every(word => word.length <= WATCH_WORDS.length)
}
const wordsField = v.pipe(
  textField({ most: 3000 }),
  v.check(
    isFewWords,
    `Enter at most ${WATCH_WORDS.most} words or phrases, each up to ${WATCH_WORDS.length} characters`,
  ),
)

/** What can be changed about a source. */
export const sourceSchema = v.object({
  name: textField({ required: 'Enter a name', most: SOURCE_LIMITS.name }),
  required: v.optional(wordsField, ''),
  excluded: v.optional(wordsField, ''),
})

/** States of an item in the feed. */
export const ITEM_STATES = ['new', 'saved', 'acted', 'not_relevant'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The state that an address asks for; 'new' for anything else. */
export function readItemState(text: string | null): ItemState {
  return ITEM_STATES.find(state => state === text) ?? 'new'
}

import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'
import { ITEM_LIMITS } from './item.ts'
import { readPageAddress, readSourceAddress, SOURCE_ADDRESS_MOST } from './source-address.ts'
import { NAMED_SOURCES, namedSourceAddress } from './source-kinds.ts'
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

/** A source by its name: which kind it is of, and what it is called there. */
export const namedSourceSchema = v.pipe(
  v.object({
    kind: v.picklist(NAMED_SOURCES, 'Choose what to follow'),
    name: textField({ required: 'Enter a name or words', most: 200 }),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['name']],
      ({ kind, name }) => name === '' || namedSourceAddress(kind, name) !== null,
      'We can’t find this. See the example for what to enter.',
    ),
    ['name'],
  ),
)

/** A link that is saved by hand. */
export const savedLinkSchema = v.object({
  address: v.pipe(
    textField({ required: 'Enter an address', most: SOURCE_ADDRESS_MOST }),
    v.check(text => readPageAddress(text) !== null, 'Enter a web address, such as example.com/article'),
  ),
  title: textField({ most: ITEM_LIMITS.title }),
  quote: textField({ most: ITEM_LIMITS.summary }),
  note: textField({ most: 2000 }),
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

/** What a founder looks for in what sources bring, beside the workspace's own names. */
export const mentionWordsSchema = v.object({
  added: v.optional(wordsField, ''),
  excluded: v.optional(wordsField, ''),
})

/** States of an item in the feed. */
export const ITEM_STATES = ['new', 'saved', 'acted', 'not_relevant'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** The state that an address asks for; 'new' for anything else. */
export function readItemState(text: string | null): ItemState {
  return ITEM_STATES.find(state => state === text) ?? 'new'
}

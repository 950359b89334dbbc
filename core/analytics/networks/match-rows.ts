import { dayAfter } from '../../schedule/days.ts'
import { addressKey, postIdKey } from './address-key.ts'
import type { NumberRow } from './number-rows.ts'
import { METRICS, type PostNumbers } from './post-numbers.ts'

/** A published post as rows are compared with it. */
export interface MatchablePost {
  readonly id: string
  /** The day it was published, in the zone of the workspace. */
  readonly day: string
  /** Beginnings of its text, and of its version for the platform. */
  readonly texts: readonly string[]
  readonly addresses: readonly string[]
  /** Its ids on platforms. */
  readonly remoteIds: readonly string[]
}

/** By what a row was found to be about a post. */
export type MatchedBy = 'address' | 'id' | 'text'

/** Why no post was found for a row, or nothing taken from it. */
export type Unmatched =
  | { readonly why: 'no_post' | 'several' | 'no_numbers' | 'nothing_to_find_by' }
  | { readonly why: 'no_day' }
  | { readonly why: 'wrong_number'; readonly metric: (typeof METRICS)[number]; readonly cell: string }
  | { readonly why: 'twice'; readonly row: number }

export interface MatchedPost {
  readonly postId: string
  readonly by: MatchedBy
  /** Of the first row that is about it. */
  readonly row: number
  readonly numbers: PostNumbers
}

/** Beginnings are compared by so many letters and digits; shorter ones have to be the same. */
const BEGINNING = 20
/** With fewer a text says too little. */
const SHORTEST = 8
const LONGEST = 200

/** A text as texts are compared: its letters and digits. */
function textKey(text: string): string {
  return text
    .slice(0, 2 * LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST)
}

/**
 * Finds the published post that each row is about: by its address, by its id, else by the beginning of its text and the day
 * (one day off counts where no post of the very day fits, since exports have other time zones). What could be several posts
 * is none. Rows about the same post come together, unless they contradict each other.
 */
export function matchRows(
  rows: readonly NumberRow[],
  posts: readonly MatchablePost[],
): { matched: readonly MatchedPost[]; unmatched: readonly { row: NumberRow; because: Unmatched }[] } {
  const find = finderOf(posts)
  const matched = new Map<string, MatchedPost>()
  const unmatched: { row: NumberRow; because: Unmatched }[] = []
  for (const row of rows) {
    const because = (reason: Unmatched) => unmatched.push({ row, because: reason })
    if (row.wrong) because({ why: 'wrong_number', ...row.wrong })
    else if (METRICS.every(metric => row.numbers[metric] === null)) because({ why: 'no_numbers' })
    else {
      const found = find(row)
      if ('why' in found) {
        because(found)
        continue
      }
      const before = matched.get(found.postId)
      const numbers = before ? together(before.numbers, row.numbers) : row.numbers
      if (!numbers) because({ why: 'twice', row: before?.row ?? row.row })
      else matched.set(found.postId, { ...found, row: row.row, ...before, numbers })
    }
  }
  return { matched: [...matched.values()], unmatched }
}

type Found = Pick<MatchedPost, 'postId' | 'by'> | Unmatched

function finderOf(posts: readonly MatchablePost[]): (row: NumberRow) => Found {
  const byAddress = new Map<string, Set<string>>()
  const byId = new Map<string, Set<string>>()
  const byText = new Map<string, { id: string; day: string; key: string }[]>()
  const add = (map: Map<string, Set<string>>, key: string, id: string) => {
    if (key === '') return
    const ids = map.get(key) ?? new Set()
    map.set(key, ids.add(id))
  }
  for (const { id, day, texts, addresses, remoteIds } of posts) {
    for (const address of addresses) add(byAddress, addressKey(address), id)
    for (const remoteId of remoteIds) add(byId, postIdKey(remoteId), id)
    for (const key of new Set(texts.map(textKey))) {
      if (key.length < SHORTEST) continue
      const beginning = key.slice(0, BEGINNING)
      const others = byText.get(beginning) ?? []
      others.push({ id, day, key })
      byText.set(beginning, others)
    }
  }
  const only = (ids: ReadonlySet<string> | undefined, by: MatchedBy): Found | null => {
    if (!ids || ids.size === 0) return null
    const [postId] = ids
    return ids.size === 1 && postId ? { postId, by } : { why: 'several' }
  }
  return ({ address, postId, text, day }) => {
    const told =
      only(address ? byAddress.get(addressKey(address)) : undefined, 'address') ??
      only(postId ? byId.get(postIdKey(postId)) : undefined, 'id')
    if (told) return told
    const key = textKey(text)
    if (key.length < SHORTEST) return { why: address || postId ? 'no_post' : 'nothing_to_find_by' }
    const alike = (byText.get(key.slice(0, BEGINNING)) ?? []).filter(
      one => one.key.startsWith(key) || key.startsWith(one.key),
    )
    if (alike.length === 0) return { why: 'no_post' }
    if (day === null) return { why: 'no_day' }
    const on = (days: readonly string[]) =>
      only(new Set(alike.filter(one => days.includes(one.day)).map(({ id }) => id)), 'text')
    return on([day]) ?? on([dayAfter(day, -1), dayAfter(day, 1)]) ?? { why: 'no_post' }
  }
}

/** Two rows about the same post as one; null where they contradict each other. */
function together(one: PostNumbers, other: PostNumbers): PostNumbers | null {
  const numbers = { ...one }
  for (const metric of METRICS) {
    const value = other[metric]
    if (value === null) continue
    if (numbers[metric] !== null && numbers[metric] !== value) return null
    numbers[metric] = value
  }
  return numbers
}

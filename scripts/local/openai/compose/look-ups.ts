import type { FindPostsInput, FoundPosts } from '#core/assistant/tools/find-posts.ts'
import type { FindStoriesInput, FoundStories } from '#core/assistant/tools/find-stories.ts'
import type { FindWatchedInput } from '#core/assistant/tools/find-watched.ts'
import type { LookupName, LookupResults } from '#core/assistant/tools/lookups.ts'

/** What a model says at the end of its turn: a text, and the functions that it calls besides. */
export interface Answer {
  readonly text: string
  readonly calls: readonly Call[]
}

/** A function call as both APIs write it: arguments are JSON. */
export interface Call {
  readonly name: string
  readonly arguments: string
}

/** A call that reads something of the workspace; `Name` says what comes back. */
interface LookUp<Name extends LookupName> extends Call {
  readonly name: Name
}

/** Each step asks for calls and is handed their results in the same order; the end is the answer. */
export type Steps<End = Answer> = Generator<readonly Call[], End, readonly unknown[]>

export type FoundStory = FoundStories['stories'][number]
export type FoundPost = FoundPosts['posts'][number]

/** Rows that one call brings at most. */
export const MOST_ROWS = 10

/** Makes one round of calls, named as the caller likes, and gives what each found: JSON that our own tools wrote. */
export function* look<Asked extends Readonly<Record<string, LookUp<LookupName>>>>(
  asked: Asked,
): Steps<{ readonly [Name in keyof Asked]: LookupResults[Asked[Name]['name']] }> {
  const names = Object.keys(asked)
  const results = yield Object.values(asked)
  return Object.fromEntries(names.map((name, n) => [name, results[n]])) as {
    readonly [Name in keyof Asked]: LookupResults[Asked[Name]['name']]
  }
}

/** A call with its arguments written out. */
export function callOf<Name extends string>(
  name: Name,
  data: Readonly<Record<string, unknown>>,
): { readonly name: Name; readonly arguments: string } {
  return { name, arguments: JSON.stringify(data) }
}

export function findStories(
  query: string,
  used: FindStoriesInput['used'] = 'any',
  limit = MOST_ROWS,
): LookUp<'find_stories'> {
  return callOf('find_stories', { query: query.slice(0, 200), used, limit })
}

export function findPosts(ask: Partial<FindPostsInput>): LookUp<'find_posts'> {
  const { query = '', order = 'newest', status = 'any', limit = MOST_ROWS } = ask
  return callOf('find_posts', { query: query.slice(0, 200), order, status, limit })
}

export function findWatched(query: string, state: FindWatchedInput['state']): LookUp<'find_watched'> {
  return callOf('find_watched', { query: query.slice(0, 200), state, limit: 5 })
}

export function readPlan(days: number): LookUp<'read_plan'> {
  return callOf('read_plan', { days })
}

export function scoreText(text: string): LookUp<'score_text'> {
  return callOf('score_text', { text })
}

export const readNumbers: LookUp<'read_numbers'> = callOf('read_numbers', {})

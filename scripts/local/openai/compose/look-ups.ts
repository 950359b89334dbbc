import { isPlainObject, readArray, readKey, readText, readTexts } from '#core/shared/untrusted.ts'

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

/** A call that reads something, and how its result is read. */
export interface LookUp<Found> {
  readonly call: Call
  readonly read: (result: unknown) => Found
}

/** Each step asks for calls and is handed their results in the same order; the end is the answer. */
export type Steps<End = Answer> = Generator<readonly Call[], End, readonly unknown[]>

export interface FoundStory {
  readonly title: string
  readonly kind: string
  readonly pillars: readonly string[]
  readonly values: readonly string[]
  readonly permission: string
  readonly excerpt: string
  /** How many posts were made from it. */
  readonly posts: number
}

export interface FoundScore {
  readonly overall: number
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
}

export interface FoundPost {
  readonly title: string
  readonly platform: string
  readonly status: string
  readonly score: FoundScore | null
  /** YYYY-MM-DD…; '' when it was never published. */
  readonly publishedOn: string
  readonly pillar: string
  readonly story: string
  readonly body: string
}

export interface FoundPlan {
  /** Both YYYY-MM-DD; the first is today. */
  readonly from: string
  readonly to: string
  readonly posts: readonly {
    readonly title: string
    /** The day and, after it, the time. */
    readonly at: string
    readonly platform: string
    readonly status: string
  }[]
  readonly emptyDays: readonly string[]
  readonly perWeekPlanned: number | null
  readonly perWeekWanted: number | null
}

export interface FoundCheck extends FoundScore {
  readonly suggestions: readonly string[]
  /** False when there was too little to tell. */
  readonly isCertain: boolean
}

export interface FoundNumbers {
  /** Null while nothing was measured. */
  readonly overall: number | null
  readonly dimensions: Readonly<Record<string, number>>
  readonly change30: number | null
  readonly stories: { readonly total: number; readonly untold: number }
  readonly credits: { readonly left: number | null; readonly limit: number | null }
  readonly checkins: readonly unknown[]
  readonly insights: readonly string[]
  readonly pillars: readonly unknown[]
  readonly posts: unknown
}

/** Makes one round of calls, named as the caller likes, and gives what each found. */
export function* look<Asked extends Readonly<Record<string, LookUp<unknown>>>>(
  asked: Asked,
): Steps<{ readonly [Name in keyof Asked]: ReturnType<Asked[Name]['read']> }> {
  const entries = Object.entries(asked)
  const results = yield entries.map(([, { call }]) => call)
  return Object.fromEntries(entries.map(([name, { read }], n) => [name, read(results[n])])) as {
    readonly [Name in keyof Asked]: ReturnType<Asked[Name]['read']>
  }
}

/** A call with its arguments written out. */
export function callOf(name: string, data: Readonly<Record<string, unknown>>): Call {
  return { name, arguments: JSON.stringify(data) }
}

export function findStories(
  query: string,
  used: 'any' | 'used' | 'unused' = 'any',
  limit = 20,
): LookUp<{ readonly total: number; readonly stories: readonly FoundStory[] }> {
  return {
    call: callOf('find_stories', { query, used, limit }),
    read: result => ({
      total: numberOf(readKey(result, 'total')) ?? 0,
      stories: readArray(readKey(result, 'stories')).map(readStory),
    }),
  }
}

export function findPosts(ask: {
  readonly query?: string
  readonly order?: 'newest' | 'best' | 'worst'
  readonly status?: 'any' | 'draft' | 'scheduled' | 'published'
  readonly limit?: number
}): LookUp<{ readonly total: number; readonly posts: readonly FoundPost[] }> {
  const { query = '', order = 'newest', status = 'any', limit = 20 } = ask
  return {
    call: callOf('find_posts', { query, order, status, limit }),
    read: result => ({
      total: numberOf(readKey(result, 'total')) ?? 0,
      posts: readArray(readKey(result, 'posts')).map(readPost),
    }),
  }
}

export function readPlan(days: number): LookUp<FoundPlan> {
  return {
    call: callOf('read_plan', { days }),
    read: result => ({
      from: readText(readKey(result, 'from')),
      to: readText(readKey(result, 'to')),
      posts: readArray(readKey(result, 'posts')).map(post => ({
        title: readText(readKey(post, 'title')),
        at: readText(readKey(post, 'at')),
        platform: readText(readKey(post, 'platform')),
        status: readText(readKey(post, 'status')),
      })),
      emptyDays: readTexts(readKey(result, 'emptyDays')),
      perWeekPlanned: numberOf(readKey(result, 'perWeekPlanned')),
      perWeekWanted: numberOf(readKey(result, 'perWeekWanted')),
    }),
  }
}

export function scoreText(text: string): LookUp<FoundCheck> {
  return {
    call: callOf('score_text', { text }),
    read: result => ({
      ...(readScore(result) ?? { overall: 0, voice: 0, values: 0, audience: 0, emotion: 0 }),
      suggestions: readArray(readKey(result, 'suggestions'))
        .map(suggestion => readText(suggestion) || readText(readKey(suggestion, 'text')))
        .filter(text => text !== ''),
      isCertain: readKey(result, 'certain') !== false,
    }),
  }
}

export const readNumbers: LookUp<FoundNumbers> = {
  call: callOf('read_numbers', {}),
  read: result => {
    const score = readKey(result, 'score')
    const dimensions = readKey(score, 'dimensions')
    const stories = readKey(result, 'stories')
    const credits = readKey(result, 'credits')
    return {
      overall: numberOf(readKey(score, 'overall')),
      dimensions: isPlainObject(dimensions)
        ? Object.fromEntries(
            Object.entries(dimensions).filter(
              (entry): entry is [string, number] => typeof entry[1] === 'number',
            ),
          )
        : {},
      change30: numberOf(readKey(score, 'change30')),
      stories: {
        total: numberOf(readKey(stories, 'total')) ?? 0,
        untold: numberOf(readKey(stories, 'untold')) ?? 0,
      },
      credits: { left: numberOf(readKey(credits, 'left')), limit: numberOf(readKey(credits, 'limit')) },
      checkins: readArray(readKey(result, 'checkins')),
      insights: readArray(readKey(result, 'insights'))
        .map(insight => readText(insight) || readText(readKey(insight, 'title')))
        .filter(text => text !== ''),
      pillars: readArray(readKey(result, 'pillars')),
      posts: readKey(result, 'posts'),
    }
  },
}

function readStory(row: unknown): FoundStory {
  return {
    title: readText(readKey(row, 'title')),
    kind: readText(readKey(row, 'kind')),
    pillars: readTexts(readKey(row, 'pillars')),
    values: readTexts(readKey(row, 'values')),
    permission: readText(readKey(row, 'permission')),
    excerpt: readText(readKey(row, 'excerpt')),
    posts: numberOf(readKey(row, 'posts')) ?? readArray(readKey(row, 'posts')).length,
  }
}

function readPost(row: unknown): FoundPost {
  const text = (key: string) => readText(readKey(row, key))
  return {
    title: text('title'),
    platform: text('platform'),
    status: text('status'),
    score: readScore(readKey(row, 'score')),
    publishedOn: text('publishedOn'),
    pillar: text('pillar'),
    story: text('story'),
    body: text('body'),
  }
}

function readScore(value: unknown): FoundScore | null {
  const part = (key: string) => numberOf(readKey(value, key))
  const overall = part('overall')
  if (overall === null) return null
  return {
    overall,
    voice: part('voice') ?? 0,
    values: part('values') ?? 0,
    audience: part('audience') ?? 0,
    emotion: part('emotion') ?? 0,
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

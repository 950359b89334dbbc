import { buildBrief } from '#core/assistant/brief.ts'
import type { ChatTask } from '#core/assistant/chat.ts'
import { buildAssistantContext } from '#core/assistant/context.ts'
import type { ChatTurn } from '#core/assistant/history.ts'
import { chatInstructions } from '#core/assistant/instructions.ts'
import type { BrandNumbers } from '#core/assistant/tools/read-numbers.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { readKey, readText } from '#core/shared/untrusted.ts'
import { composeAnswer, type Looked } from './compose-answer.ts'
import type { Answer } from './look-ups.ts'

export interface SampleWorkspace {
  readonly foundation: Readonly<Record<string, string | readonly string[]>>
  /** Newest first; `posts` counts those made from it. */
  readonly stories: readonly {
    title: string
    kind: string
    body: string
    permission?: string
    posts: number
  }[]
  readonly posts: readonly {
    title: string
    body: string
    platform: string
    status: string
    overall: number | null
    publishedOn?: string
    story?: string
    pillar?: string
  }[]
  /** What others published, newest first. */
  readonly watched?: readonly { title: string; source: string; publishedOn: string; isSaved: boolean }[]
  readonly planned: readonly { title: string; at: string; platform: string; status: string }[]
  /** YYYY-MM-DD. */
  readonly today: string
  readonly perWeekWanted: number | null
  readonly numbers?: Partial<BrandNumbers>
}

export const TOOLS = [
  'create_content',
  'create_campaign',
  'add_idea',
  'open_creator',
  'find_stories',
  'find_posts',
  'score_text',
  'read_plan',
  'read_numbers',
  'find_watched',
  'decline',
]

/** What the tools give of a workspace in memory. */
export function runTool(sample: SampleWorkspace, name: string, data: unknown): unknown {
  const text = (key: string) => readText(readKey(data, key))
  const limit = Math.min(10, Number(readKey(data, 'limit')))
  const query = text('query').toLowerCase()
  const says = (...texts: string[]) =>
    query.split(' ').some(word => texts.join(' ').toLowerCase().includes(word))
  if (name === 'find_stories') {
    const stories = sample.stories
      .filter(({ posts }) => text('used') === 'any' || (text('used') === 'unused') === (posts === 0))
      .filter(({ title, body }) => says(title, body))
      .map(({ title, kind, body, permission = 'none', posts }) => ({
        title,
        kind,
        happenedOn: null,
        pillars: [],
        values: [],
        permission,
        excerpt: body,
        posts,
      }))
    return { total: stories.length, stories: stories.slice(0, limit) }
  }
  if (name === 'find_posts') {
    const order = text('order')
    const posts = sample.posts
      .filter(({ status }) => text('status') === 'any' || status === text('status'))
      .filter(({ title, body }) => says(title, body))
      .filter(({ overall }) => order === 'newest' || overall !== null)
      .toSorted((a, b) =>
        order === 'newest' ? 0 : ((b.overall ?? 0) - (a.overall ?? 0)) * (order === 'best' ? 1 : -1),
      )
      .map(({ title, body, platform, status, overall, publishedOn = '', story = '', pillar = '' }) => ({
        title,
        platform,
        status,
        score:
          overall === null
            ? null
            : { overall, voice: overall + 4, values: overall - 6, audience: overall, emotion: overall + 2 },
        scheduledFor: null,
        publishedOn: publishedOn || null,
        pillar: pillar || null,
        story: story || null,
        body,
      }))
    return { total: posts.length, posts: posts.slice(0, limit) }
  }
  if (name === 'read_plan') {
    const days = Number(readKey(data, 'days'))
    const all = Array.from({ length: days }, (_, n) => dayAfter(sample.today, n))
    const posts = sample.planned.filter(({ at }) => all.includes(at.slice(0, 10)))
    return {
      from: sample.today,
      to: all.at(-1),
      posts,
      emptyDays: all.filter(day => !posts.some(({ at }) => at.startsWith(day))),
      perWeekPlanned: posts.length,
      perWeekWanted: sample.perWeekWanted,
    }
  }
  if (name === 'find_watched') {
    const items = (sample.watched ?? [])
      .filter(({ isSaved }) => isSaved === (text('state') === 'saved'))
      .filter(({ title }) => says(title))
      .map(({ title, source, publishedOn }) => ({ title, source, publishedOn, address: '', excerpt: title }))
    return { total: items.length, items: items.slice(0, limit) }
  }
  if (name === 'score_text') {
    const { overall, voice, values, audience, emotion, suggestions } = scoreContent(
      text('text'),
      sample.foundation,
    )
    return { overall, voice, values, audience, emotion, suggestions, marks: [], certain: true }
  }
  return {
    score: { overall: null, dimensions: null, change30: null },
    posts: { total: 0, drafts: 0, scheduled: 0, published: 0, published30: 0, averageScore: null },
    stories: { total: 0, untold: 0 },
    credits: { left: null, limit: null },
    checkins: [],
    insights: [],
    pillars: [],
    ...sample.numbers,
  }
}

/** Asks the composer as the app does: again and again with what its calls found. Answers with how many rounds that took. */
export function converse(
  sample: SampleWorkspace,
  message: string,
  history: readonly ChatTurn[] = [],
  task: ChatTask = 'general',
  tools: readonly string[] = TOOLS,
): Answer & { readonly rounds: number } {
  const context = buildAssistantContext(
    { userId: 'u', clarify: sample.foundation, stories: sample.stories },
    new Date(`${sample.today}T10:00:00Z`),
  )
  const brief = buildBrief({ context, foundation: sample.foundation, stories: sample.stories })
  const instructions = chatInstructions(brief, task)
  const turns = [...history, { role: 'user' as const, content: message }]
  const looked: Looked[] = []
  for (let rounds = 1; rounds < 9; rounds += 1) {
    const answer = composeAnswer({ instructions, task, turns, tools, looked })
    const reads = answer.calls.filter(({ name }) => /^(?:find|read|score)_/.test(name))
    if (reads.length === 0) return { ...answer, rounds }
    for (const call of reads)
      looked.push({ ...call, result: runTool(sample, call.name, JSON.parse(call.arguments)) })
  }
  throw new Error('the composer never came to an end')
}

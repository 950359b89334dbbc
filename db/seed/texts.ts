import type { StoryKind } from '#core/stories/kinds.ts'
import type { Founder } from './founders/founder.ts'

export interface SeedStory {
  readonly title: string
  readonly kind: StoryKind
  readonly body: string
  readonly situation: string
  readonly struggle: string
  readonly turn: string
  readonly result: string
  readonly lesson: string
  readonly emotion: string
}

/** Sentences of a text; full stops inside quotations stay with what follows. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

/** The nth story of a founder: nine different ones, then the same again with a number. */
export function storyOf(founder: Founder, n: number): SeedStory {
  const kinds: StoryKind[] = ['client', 'behind_the_scenes', 'proof']
  const turn = n % 9
  const again = n < 9 ? '' : ` (${Math.floor(n / 9) + 1})`
  const emotion = founder.emotions[n % founder.emotions.length] ?? ''
  const moment = founder.moments[turn] ?? null
  const blank = { situation: '', struggle: '', turn: '', result: '', emotion }
  if (moment) {
    const [first = '', second = '', ...rest] = sentences(moment.told)
    return {
      title: moment.title + again,
      kind: kinds[turn] ?? 'everyday',
      body: moment.told,
      situation: first,
      struggle: founder.pains,
      turn: second,
      result: rest.join(' ') || founder.transformation,
      lesson: moment.lesson,
      emotion,
    }
  }
  if (turn === 3) {
    const title = `Why ${founder.brand} exists${again}`
    return {
      ...blank,
      title,
      kind: 'origin',
      body: founder.backstory,
      result: founder.change,
      lesson: founder.belief,
    }
  }
  if (turn === 4) {
    const body = `${founder.belief} ${founder.problem}`
    return {
      ...blank,
      title: `What I believe about ${founder.industry.toLowerCase()}${again}`,
      kind: 'opinion',
      body,
      lesson: founder.message,
    }
  }
  if (turn === 5) {
    const body = `When I began I promised too much, and ${founder.clientName} told me so: ${founder.fears} I had not listened.`
    return {
      ...blank,
      title: `The time I got it wrong${again}`,
      kind: 'failure',
      body,
      struggle: founder.fears,
      lesson: founder.method,
    }
  }
  const tip = founder.tips[turn - 6] ?? founder.tips[0]
  return {
    ...blank,
    title: `${(sentences(tip)[0] ?? tip).slice(0, 80)}${again}`,
    kind: 'everyday',
    body: tip,
    lesson: founder.message,
  }
}

export interface SeedPost {
  readonly title: string
  readonly body: string
  /** Which story (by number) it was made from, or null. */
  readonly fromStory: number | null
}

/** The nth post of a founder: about twenty different ones, in the founder's own phrases. */
export function postOf(founder: Founder, n: number): SeedPost {
  const moment = founder.moments[n % 3] ?? founder.moments[0]
  const tip = founder.tips[Math.floor(n / 2) % 3] ?? founder.tips[0]
  const shapes: SeedPost[] = [
    { title: moment.title, body: `${moment.told}\n\n${moment.lesson}`, fromStory: n % 3 },
    {
      title: sentences(tip)[0] ?? tip,
      body: `${tip}\n\n${founder.message}`,
      fromStory: 6 + (Math.floor(n / 2) % 3),
    },
    {
      title: `If you know ${founder.clientName}`,
      body: `${founder.client} You may know the rest: ${founder.pains}\n\n${founder.method} ${founder.message}`,
      fromStory: null,
    },
    {
      title: 'What I believe',
      body: `${founder.belief}\n\n${moment.told}\n\n${founder.message}`,
      fromStory: 4,
    },
    {
      title: founder.offerName,
      body: `${founder.offerName}. ${founder.offer} ${founder.price}.\n\n${founder.transformation}`,
      fromStory: null,
    },
    { title: 'How it began', body: `${founder.backstory}\n\n${founder.change}\n\n${tip}`, fromStory: 3 },
    { title: 'Still true', body: `${founder.message}\n\n${moment.lesson} ${tip}`, fromStory: n % 3 },
  ]
  const post = shapes[n % shapes.length]
  if (!post) throw new RangeError('A post number is a whole number from 0')
  return { ...post, title: post.title.slice(0, 200) }
}

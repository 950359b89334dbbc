import { brandLines } from '../drafts/brand-lines.ts'

/** A skeleton of a post; what stands in square brackets is for the writer to fill in. */
export interface PostTemplate {
  readonly id: string
  readonly name: string
  readonly body: string
}

interface Skeleton {
  readonly id: string
  readonly name: string
  readonly body: (brand: ReturnType<typeof brandLines>) => string
}

const or = (answer: string, prompt: string) => answer || `[${prompt}]`

const SKELETONS: readonly Skeleton[] = [
  {
    id: 'hook-story-lesson',
    name: 'Hook, story, lesson, ask',
    body: brand =>
      `[One line that makes a stranger stop]\n\n[What happened, in three sentences]\n\n[What you learned]\n\n${brand.closing}`,
  },
  {
    id: 'problem-way-out',
    name: 'A problem and its solution',
    body: brand =>
      `${or(brand.problem, 'The problem, in the words of the person who has it')}\n\n[What most people try, and why it doesn’t help]\n\n${or(brand.keyMessage, 'What you would do instead')}\n\n${brand.closing}`,
  },
  {
    id: 'teach-one-thing',
    name: 'Teach one thing',
    body: brand =>
      `[The one thing, as a promise]\n\n1. [First step]\n2. [Second step]\n3. [Third step]\n\n${or(brand.forWhom, 'Who this is for')}\n\n${brand.closing}`,
  },
  {
    id: 'before-after',
    name: 'Before and after',
    body: brand =>
      `Before: [how it was]\n\nWhat changed: [one decision]\n\nAfter: [how it is, with a number]\n\n${brand.closing}`,
  },
  {
    id: 'what-i-believe',
    name: 'What I believe',
    body: brand =>
      `[A thing people in your trade say]\n\nI see it differently. ${or(brand.keyMessage, 'What you believe')}\n\n${or(brand.values, 'What matters to you here')}\n\n${brand.closing}`,
  },
  {
    id: 'invitation',
    name: 'An invitation to your offer',
    body: brand =>
      `${or(brand.problem, 'When people look for you')}\n\n${or(brand.offer, 'What you offer, in one sentence')}\n\n[How it works, and what it costs]\n\n[One thing to do next]`,
  },
]

/** The templates that come with the product, filled as far as the brand's answers reach. */
export function builtInTemplates(foundation: unknown): PostTemplate[] {
  const brand = brandLines(foundation)
  return SKELETONS.map(({ id, name, body }) => ({ id, name, body: body(brand) }))
}

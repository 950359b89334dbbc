import { personalise } from '#core/brand/personalise/personalise.ts'
import { joined } from '#core/shared/grammar/phrase.ts'
import { STORY_KIND_TEXTS } from '#core/stories/kinds.ts'
import type { Answer, FoundStory, Steps } from '../look-ups.ts'
import { callOf, findStories, look } from '../look-ups.ts'
import { bold, bullets, counted, numbered, sentence } from '../reading/phrases.ts'
import { answersOf, type Situation } from '../reading/situation.ts'
import { say } from './say.ts'

const SHOWN = 8

/** Whether the people in a story have said no, or not yet. */
const MUST_WAIT = new Set(['asked', 'revoked', 'expired', 'pending'])

/** Stories that may be published, as far as the people in them go. */
export function tellable(stories: readonly FoundStory[]): FoundStory[] {
  return stories.filter(({ permission }) => !MUST_WAIT.has(permission))
}

/** Which story comes next: not used before used, one for a subject that was asked for before others. */
export function rankStories(stories: readonly FoundStory[], silent: readonly string[] = []): FoundStory[] {
  const rank = ({ posts, pillars }: FoundStory) =>
    posts * 2 - (pillars.some(pillar => silent.includes(pillar)) ? 1 : 0)
  return tellable(stories).toSorted((a, b) => rank(a) - rank(b))
}

function kindText(kind: string): string {
  return Object.hasOwn(STORY_KIND_TEXTS, kind)
    ? STORY_KIND_TEXTS[kind as keyof typeof STORY_KIND_TEXTS].label.toLowerCase()
    : ''
}

function why({ posts, values, pillars }: FoundStory): string {
  const reasons = [
    posts === 0 ? 'You haven’t used it in a post yet.' : `You’ve used it in ${counted(posts, 'post')}.`,
    values.length > 0 ? `It stands for ${joined(values)}.` : '',
    pillars.length > 0 ? `It belongs to ${joined(pillars)}.` : '',
  ]
  return reasons.filter(Boolean).join(' ')
}

const NO_STORIES = 'Your story bank is empty. Add one story: what happened, and what you learned.'

export function* nextStory(situation: Situation): Steps {
  const { found } = yield* look({ found: findStories('') })
  const told = answersOf(situation).join('\n')
  const order = rankStories(found.stories)
  // Whoever asks again wants to see another one.
  const story = order.find(({ title }) => !told.includes(bold(title))) ?? order[0]
  if (!story)
    return say(
      [found.total === 0 ? NO_STORIES : 'All your stories wait for permission from the people in them.'],
      [callOf('open_creator', { page: 'stories' })],
    )
  return say([
    `Tell the story ${bold(story.title)} next. ${why(story)}`,
    story.excerpt === '' ? '' : `It goes: ${sentence(story.excerpt)}`,
    'Say “write it”, and I’ll draft the post.',
  ])
}

export function* untoldStories(): Steps {
  const { found } = yield* look({ found: findStories('', 'unused') })
  if (found.total === 0) return say(['You’ve used every story in your story bank at least once.'])
  const shown = found.stories.slice(0, SHOWN)
  const lines = shown.map(({ title, kind, permission }) => {
    const label = kindText(kind)
    return `${bold(title)}${label === '' ? '' : `, ${label}`}${MUST_WAIT.has(permission) ? ', waits for permission' : ''}`
  })
  return say([
    `${found.total === 1 ? 'One story isn’t' : `${found.total} of your stories aren’t`} used in a post yet:`,
    bullets(lines),
    found.total > shown.length ? `And ${found.total - shown.length} more in your story bank.` : '',
  ])
}

export function storyQuestions({ foundation }: Situation): Answer {
  const prompts = personalise(foundation).storyPrompts.slice(0, 5)
  return say(
    [
      `${prompts.length === 5 ? 'Five' : prompts.length} questions to help you remember a story:`,
      numbered(prompts),
    ],
    [callOf('open_creator', { page: 'stories' })],
  )
}

import { personalise } from '#core/brand/personalise/personalise.ts'
import { type Answer, callOf, findStories, look, type Steps } from '../look-ups.ts'
import { bold, numbered } from '../reading/phrases.ts'
import { answersOf, type Situation } from '../reading/situation.ts'
import { say } from './say.ts'
import { tellable } from './stories.ts'

function offerIdea(idea: string) {
  return callOf('add_idea', { title: idea.replaceAll('**', '').slice(0, 200) })
}

/** Three ideas from the brand's answers, with words before them. */
export function anIdea(situation: Situation, lead: string): Answer {
  const ideas = fresh(situation, personalise(situation.foundation).contentIdeas).slice(0, 3)
  const [first = 'Say what you’d do differently today'] = ideas
  return say([lead, numbered(ideas)], [offerIdea(first)])
}

/** Ideas that no earlier answer had; all of them when every one was told. */
function fresh(situation: Situation, ideas: readonly string[]): string[] {
  const told = answersOf(situation).join('\n')
  const left = ideas.filter(idea => !told.includes(idea))
  return left.length > 0 ? left : [...ideas]
}

export function* ideas(situation: Situation): Steps {
  const all = yield* allIdeas(situation)
  const three = fresh(situation, all).slice(0, 3)
  const [first = ''] = three
  return say(
    ['Three ideas, from your stories and what you’ve told us about your brand:', numbered(three)],
    [offerIdea(first)],
  )
}

/** One idea that this conversation did not have yet. */
export function* anotherIdea(situation: Situation): Steps {
  const all = yield* allIdeas(situation)
  const told = answersOf(situation).join('\n')
  const left = all.filter(idea => !told.includes(idea))
  const idea = left[0]
  if (idea === undefined)
    return say([
      `You’ve seen all ${all.length} ideas that I can make from what’s in your workspace.`,
      'Add a story, and there’ll be more.',
    ])
  return say(['Another idea:', numbered([idea])], [offerIdea(idea)])
}

/** Stories and answers in turn, so that three ideas in a row are of different kinds. */
function* allIdeas(situation: Situation): Steps<string[]> {
  const { unused } = situation.tools.includes('find_stories')
    ? yield* look({ unused: findStories('', 'unused') })
    : { unused: { stories: [] } }
  const { contentIdeas, storyPrompts } = personalise(situation.foundation)
  const stories = tellable(unused.stories).map(({ title }) => `Tell your story ${bold(title)}.`)
  const longest = Math.max(contentIdeas.length, stories.length)
  const mixed = Array.from({ length: longest }, (_, n) => [contentIdeas[n], stories[n]]).flat()
  return [...mixed.filter(idea => idea !== undefined), ...storyPrompts]
}

import { draftByRules } from '#core/posts/drafts/draft-by-rules.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { isPlainObject, readKey, readTexts } from '#core/shared/untrusted.ts'
import { draftPost } from '#core/stories/draft-post.ts'
import type { StoryForPost } from '#core/stories/parts.ts'
import { type Answer, type FoundStory, findStories, look, type Steps } from '../look-ups.ts'
import { platformIn, quoteDraft } from '../reading/draft-marks.ts'
import { namedItem, tellingWords } from '../reading/fuzzy-title.ts'
import { bold, bullets, yourPlatform } from '../reading/phrases.ts'
import { answersOf, type Situation } from '../reading/situation.ts'
import { anIdea } from './ideas.ts'
import { decline, offerDraft, say } from './say.ts'
import { rankStories } from './stories.ts'

/** A story to draft from: in full where the brief tells it, else its beginning. */
interface Source {
  readonly title: string
  readonly row: StoryForPost
  readonly isWhole: boolean
}

/** The platform that a question names, else the draft's, else the one that the founder prefers. */
export function platformFor({ question, draft, context }: Situation): PlatformId {
  const [preferred = 'instagram'] = readTexts(
    readKey(readKey(context, 'contentPreferences'), 'preferredPlatforms'),
  )
  return platformIn(question) ?? readPlatform(draft?.platform) ?? readPlatform(preferred) ?? 'instagram'
}

function sourceOf(situation: Situation, found: FoundStory): Source {
  const told = situation.stories.find(({ title }) => title === found.title)
  if (told && isPlainObject(told.row))
    return { title: found.title, row: told.row as StoryForPost, isWhole: true }
  // An excerpt may end in the middle of a sentence; only whole sentences are written on.
  const whole = /^[\s\S]*[.!?](?=\s|$|…)/.exec(found.excerpt)?.[0] ?? ''
  return { title: found.title, row: { title: found.title, body: whole }, isWhole: false }
}

/** A draft from the story that is named, however roughly; else from the one that comes next. */
export function* draftFromStory(situation: Situation): Steps {
  const asked = `${situation.question} ${situation.pasted}`
  const subject =
    /\b(?:about|from|on|turn)\b\s*(?:my |the |a )?(?:newest |latest |last )?(?:stor(?:y|ies) )?(.*)/i.exec(
      asked,
    )?.[1] ?? ''
  const { all, byWords } = yield* look({
    all: findStories(''),
    byWords: findStories(tellingWords(subject).join(' ')),
  })
  if (all.total === 0)
    return anIdea(situation, 'You don’t have a story yet, so here are three ideas to start with:')
  const isNamed =
    tellingWords(subject).filter(word => !/^(?:newest|latest|last|next|stories)$/.test(word)).length > 0
  const named =
    namedItem(asked, [...byWords.stories, ...all.stories]) ?? (isNamed ? byWords.stories[0] : undefined)
  if (!named && isNamed)
    return say([
      'I couldn’t find a story like that in your story bank. These come closest to being next:',
      bullets(
        rankStories(all.stories)
          .slice(0, 3)
          .map(({ title }) => bold(title)),
      ),
      'Name one of them, and I’ll draft the post.',
    ])
  const isNewest = /\b(?:newest|latest|last)\b/i.test(situation.question)
  const story = named ?? (isNewest ? all.stories[0] : rankStories(all.stories)[0]) ?? all.stories[0]
  return story ? draftOf(situation, story) : decline('There’s no story that may be published yet.')
}

/** The draft that an earlier answer promised: of the story it named. */
export function* writeIt(situation: Situation): Steps {
  const last = answersOf(situation).at(-1) ?? ''
  const named = [...last.matchAll(/\*\*([^*\n]+)\*\*/g)].slice(0, 6).map(([, title = '']) => title)
  const { all, byWords } = yield* look({ all: findStories(''), byWords: findStories(named.join(' ')) })
  const story =
    [...byWords.stories, ...all.stories]
      .filter(({ title }) => last.includes(bold(title)))
      .toSorted((a, b) => last.indexOf(bold(a.title)) - last.indexOf(bold(b.title)))[0] ??
    rankStories(all.stories)[0]
  if (!story) return anIdea(situation, 'You don’t have a story yet, so here are three ideas to start with:')
  return draftOf(situation, story)
}

/** The same story told another way; the way that was not shown yet. */
export function* anotherDraft(situation: Situation): Steps {
  const { draft } = situation
  const { all, byWords } = yield* look({ all: findStories(''), byWords: findStories(draft?.story ?? '') })
  const story =
    [...byWords.stories, ...all.stories].find(({ title }) => draft && bold(title) === bold(draft.story)) ??
    rankStories(all.stories)[0]
  if (!story) return decline('There’s no story to tell in another way yet.')
  const source = sourceOf(situation, story)
  const platform = platformFor(situation)
  const texts = draftByRules({
    kind: 'draft',
    text: '',
    post: { platform, title: source.title, goal: '', offer: '' },
    story: source.row,
    foundation: situation.foundation,
    history: [],
  })
  const told = answersOf(situation).join('\n')
  const fresh = texts.find(text => !told.includes(quoteDraft(text)))
  if (fresh)
    return shown({
      lead: `Another version of your story ${bold(story.title)}`,
      source,
      text: fresh,
      platform,
    })
  const next = rankStories(all.stories).find(({ title }) => !told.includes(bold(title)))
  if (next)
    return draftOf(situation, next, 'You’ve seen every version I can make of that story. Here’s another one.')
  return decline('You’ve seen every version I can make offline. Add a story, and I’ll draft from it.')
}

export function draftOf(situation: Situation, story: FoundStory, before = ''): Answer {
  const source = sourceOf(situation, story)
  const platform = platformFor(situation)
  const { body } = draftPost({ story: source.row, foundation: situation.foundation, platform })
  return shown({
    lead: `Here’s a draft from your story ${bold(story.title)}`,
    source,
    text: body,
    platform,
    before,
  })
}

function shown(input: {
  lead: string
  source: Source
  text: string
  platform: PlatformId
  before?: string
}): Answer {
  const { lead, source, text, platform, before = '' } = input
  const name = yourPlatform(platform)
  return say(
    [
      `${before} ${lead}, for ${name}:`.trim(),
      quoteDraft(text),
      source.isWhole
        ? ''
        : 'I only had the beginning of this story at hand. Open it in your story bank for the rest.',
      'Read it aloud, and change the first line until it sounds like you.',
    ],
    [offerDraft(source.title, text, platform)],
  )
}

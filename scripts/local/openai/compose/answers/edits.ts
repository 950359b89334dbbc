import { sentencesOf } from '#core/posts/checks/sentences.ts'
import { draftByRules } from '#core/posts/drafts/draft-by-rules.ts'
import type { DraftKind } from '#core/posts/drafts/types.ts'
import { cutToPlatform, fitsPlatform } from '#core/posts/platforms/count.ts'
import { countWords } from '#core/shared/text.ts'
import { type Answer, findStories, look, type Steps, scoreText } from '../look-ups.ts'
import { quoteDraft } from '../reading/draft-marks.ts'
import { bold, bullets, counted, yourPlatform } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { anotherDraft, draftFromStory, draftOf, platformFor } from './drafts.ts'
import { anotherIdea } from './ideas.ts'
import { decline, offerDraft, say } from './say.ts'

const NO_DRAFT =
  'There’s no draft in this conversation yet. Ask me for a post from one of your stories, or paste the text below your question.'

/** The text to work on: what was pasted, else the last draft. */
function textOf({ pasted, draft }: Situation): string {
  return pasted || (draft?.text ?? '')
}

function byRules(situation: Situation, kind: DraftKind, text: string): string[] {
  const request = {
    kind,
    text,
    post: { platform: platformFor(situation), title: '', goal: '', offer: '' },
    story: null,
    foundation: situation.foundation,
    history: [],
  }
  return draftByRules(request).filter(version => version.trim() !== '' && version !== text)
}

/** A changed draft with what was done to it; the story and platform it is for stay named. */
function changed(situation: Situation, lead: string, text: string, note = ''): Answer {
  const { draft, pasted } = situation
  const story = pasted === '' ? (draft?.story ?? '') : ''
  const platform = platformFor(situation)
  const from = story === '' ? '' : `From your story ${bold(story)}. `
  const [first] = sentencesOf(text)
  return say(
    [lead, quoteDraft(text), `${from}${note}`.trim()],
    [offerDraft(story || (first?.text ?? ''), text, platform)],
  )
}

export function shorten(situation: Situation): Answer {
  const text = textOf(situation)
  if (text === '') return decline(NO_DRAFT)
  const before = countWords(text)
  const versions = byRules(situation, 'shorten', text).filter(version => countWords(version) < before)
  // About two thirds of the words reads as shorter and still as the same post.
  const [best] = versions.toSorted((a, b) => distance(a, before) - distance(b, before))
  if (best === undefined)
    return decline(
      `I can only take whole sentences out, and this one needs all it has: ${counted(before, 'word')}. Take out a sentence you don’t need.`,
    )
  return changed(
    situation,
    `Shorter, with ${countWords(best)} words instead of ${before}:`,
    best,
    'I only took sentences out.',
  )
}

const distance = (version: string, before: number) => Math.abs(countWords(version) - before * 0.65)

/** What nobody jokes about. */
const GRAVE =
  /\b(?:died|dies|dying|death|dead|funeral|cancer|grief|grieving|suicide|miscarriage|stillborn|abuse|widow|widower|terminal|hospice|stroke|cried|crying|tears)\b/i
const OF_LAUGHTER = /\b(?:cried|crying|tears|dying|died) (?:with|of) laughter\b/gi
const ASIDES = ['(Yes, really.)', '(You couldn’t make it up.)', '(Go on, read that again.)']

export function funnier(situation: Situation): Answer {
  const text = textOf(situation)
  if (text === '') return decline(NO_DRAFT)
  const word = GRAVE.exec(text.replace(OF_LAUGHTER, ''))?.[0]
  if (word !== undefined)
    return decline(
      `This text says “${word.toLowerCase()}”, and I wouldn’t put a joke beside that. Make it warmer instead.`,
    )
  const aside = ASIDES.find(one => !text.includes(one))
  const sentences = sentencesOf(text)
  // After the first sentence that is neither the opening nor a question; a hashtag is no place for a joke.
  const at = sentences.findIndex(
    (sentence, n) =>
      n > 0 &&
      n < sentences.length - 1 &&
      !/[?#)]/.test(sentence.text) &&
      !text.startsWith(' (', sentence.end),
  )
  const place = sentences[at] ?? sentences[0]
  if (aside === undefined || !place)
    return decline('That’s as funny as I can make it offline. A better joke needs you.')
  const joined = `${text.slice(0, place.end).trimEnd()} ${aside}${text.slice(place.end).startsWith('\n') ? '' : ' '}${text.slice(place.end).replace(/^ +/, '')}`
  return changed(
    situation,
    'A little funnier:',
    joined.trimEnd(),
    'I only added an aside, because a joke mustn’t change what happened.',
  )
}

/** Cold phrases with warmer ones that mean the same. */
const WARMER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b([Yy])ou must\b/g, '$1ou could'],
  [/\b([Yy])ou should\b/g, '$1ou might'],
  [/\b([Yy])ou need to\b/g, '$1ou can'],
  [/\b([Dd])o not\b/g, '$1on’t'],
  [/\b([Cc])annot\b/g, '$1an’t'],
  [/\b([Ii])t is not\b/g, '$1t isn’t'],
  [/\bI am\b/g, 'I’m'],
  [/\b([Yy])ou are\b/g, '$1ou’re'],
  [/\b([Ww])e are\b/g, '$1e’re'],
]
const WARM_LINES = [
  'If this is you, you’re not alone.',
  'Thank you for reading to the end.',
  'I’m glad you’re here.',
]

export function warmer(situation: Situation): Answer {
  const text = textOf(situation)
  if (text === '') return decline(NO_DRAFT)
  let softened = text
  for (const [cold, warm] of WARMER_WORDS) softened = softened.replace(cold, warm)
  const line = WARM_LINES.find(one => !text.includes(one))
  if (line === undefined && softened === text)
    return decline('That’s as warm as I can make it offline. Add something only you know about your reader.')
  const tags = /(?:\n\s*)?(?:#[\p{L}\p{N}_]+\s*)+$/u.exec(softened)?.[0] ?? ''
  const body = softened.slice(0, softened.length - tags.length).trimEnd()
  const joined = [body, line ?? '', tags.trim()].filter(Boolean).join('\n\n')
  return changed(
    situation,
    'Warmer:',
    joined,
    softened === text ? 'I added a line at the end.' : 'I softened the wording and added a line at the end.',
  )
}

/** The draft with another first sentence: the shortest of its own that was not first yet. */
export function hook(situation: Situation): Answer {
  const text = textOf(situation)
  if (text === '') return decline(NO_DRAFT)
  const sentences = sentencesOf(text)
  const [first] = sentences
  const choices = sentences
    .slice(1)
    .map(sentence => text.slice(sentence.start, sentence.end).trim())
    .filter(line => !/[?#]/.test(line) && countWords(line) >= 3)
    .toSorted((a, b) => countWords(a) - countWords(b))
  const [shortest] = choices
  if (!first || shortest === undefined || countWords(shortest) >= countWords(first.text))
    return decline(
      first
        ? `The first line has ${counted(countWords(first.text), 'word')}, and nothing else in the text is shorter. Open with what surprised you.`
        : NO_DRAFT,
    )
  const rest = text
    .replace(shortest, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return changed(
    situation,
    `A shorter hook, ${counted(countWords(shortest), 'word')} instead of ${countWords(first.text)}:`,
    `${shortest}\n\n${rest}`,
    'It’s a sentence of your own, moved to the front.',
  )
}

export function* rewrite(situation: Situation): Steps {
  const text = textOf(situation)
  if (text === '') return decline(NO_DRAFT)
  const [version] = [...byRules(situation, 'rewrite', text), ...byRules(situation, 'more_like_me', text)]
  if (version === undefined) {
    const { check } = yield* look({ check: scoreText(text) })
    if (check.suggestions.length === 0)
      return decline(
        'I found nothing that I could change by rules. A rewrite in new words needs the assistant online.',
      )
    return say([
      'I found nothing that I could change by rules alone. This is what I’d change by hand:',
      bullets(check.suggestions.slice(0, 3)),
    ])
  }
  const { before, after } = yield* look({ before: scoreText(text), after: scoreText(version) })
  const note =
    before.certain && after.certain
      ? `It scores ${after.overall} out of 100, and the text before it ${before.overall}.`
      : ''
  return changed(situation, 'Rewritten by rules:', version, note)
}

export function* scoreCheck(situation: Situation): Steps {
  const text = textOf(situation)
  if (text === '')
    return decline(
      'Paste the text below your question, and I’ll tell you how much it sounds like your brand.',
    )
  const { check } = yield* look({ check: scoreText(text) })
  if (!check.certain)
    return say([
      'I can’t tell from this text. It’s too short, or in another language than your brand’s answers.',
      bullets(check.suggestions.slice(0, 2)),
    ])
  const { voice, values, audience, emotion } = check
  return say([
    `${verdict(check.overall)} It scores ${check.overall} out of 100.`,
    bullets([`Voice: ${voice}`, `Values: ${values}`, `Audience: ${audience}`, `Emotion: ${emotion}`]),
    check.suggestions.length === 0 ? '' : `What I’d change:\n\n${bullets(check.suggestions.slice(0, 2))}`,
  ])
}

function verdict(overall: number): string {
  if (overall >= 75) return 'Yes, this is on brand.'
  return overall >= 55 ? 'This is partly on brand.' : 'No, this doesn’t sound like your brand yet.'
}

/** The draft for another platform; from its story where there is one, so that nothing is cut that need not be. */
export function* forPlatform(situation: Situation): Steps {
  const { draft, pasted } = situation
  const text = textOf(situation)
  if (text === '') return yield* draftFromStory(situation)
  const platform = platformFor(situation)
  if (pasted === '' && draft?.story) {
    const { all } = yield* look({ all: findStories(draft.story) })
    const story = all.stories.find(({ title }) => bold(title) === bold(draft.story))
    if (story) return draftOf(situation, story)
  }
  const shorter = byRules(situation, 'shorten', text).find(version => fitsPlatform(platform, version))
  const fitting = fitsPlatform(platform, text) ? text : (shorter ?? cutToPlatform(platform, text))
  return changed(
    situation,
    `The same for ${yourPlatform(platform)}:`,
    fitting,
    fitting === text ? 'It fits as it is.' : 'I shortened it until it fits.',
  )
}

/** Another one of what was given last. */
export function* another(situation: Situation): Steps {
  const isDraft = situation.history.at(-1)?.content.includes('\n> ') ?? false
  return isDraft && !/\bidea/i.test(situation.question)
    ? yield* anotherDraft(situation)
    : yield* anotherIdea(situation)
}

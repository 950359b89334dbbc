import { overallScorer } from '../brand/alignment/score-content.ts'
import { sentencesOf } from '../posts/checks/sentences.ts'
import { cutToPlatform, fitsPlatform } from '../posts/platforms/count.ts'
import { type PlatformId, platformOf } from '../posts/platforms/platforms.ts'
import { isPlainObject } from '../shared/untrusted.ts'
import { fittingClosing } from './closing.ts'
import { type DraftForm, readDraftForm } from './draft-forms.ts'
import { isSolemn, sharesSubject } from './fits-text.ts'
import { type PostParts, readPostParts, type StoryForPost } from './parts.ts'

/** A first draft: in the founder's own sentences, ready to be edited. */
export interface PostDraft {
  readonly platform: PlatformId
  /** `''` where the platform shows no title. */
  readonly title: string
  /** Fits the platform; `''` when the story says nothing yet. */
  readonly body: string
}

/** The story told in order: its spine where there is one, else the free text, else its title. */
function storyParagraphs(parts: PostParts): string[] {
  const { situation, struggle, turn, result, lesson } = parts.spine
  const spine = [situation, struggle, turn, result, lesson].filter(text => text !== '')
  // Without its beginning a spine cannot stand for what was told.
  if (situation !== '' && spine.length >= 2) return spine
  const paragraphs = [...parts.told]
  for (const text of spine) append(paragraphs, text)
  if (paragraphs.length > 0) return paragraphs
  return parts.title === '' ? [] : [/[.!?…]$/u.test(parts.title) ? parts.title : `${parts.title}.`]
}

/** Adds what is not already said. */
function append(paragraphs: string[], text: string): void {
  if (text !== '' && !paragraphs.some(paragraph => paragraph.includes(text))) paragraphs.push(text)
}

/** Hashtags of the brand that speak of what the text speaks of, as many as are usual on the network. */
function tags(parts: PostParts, platform: PlatformId, text: string): string {
  const fitting = parts.hashtags.filter(({ words }) => sharesSubject(words, text))
  return fitting
    .slice(0, platformOf(platform).hashtags)
    .map(({ tag }) => tag)
    .join(' ')
}

const NONE: Additions = { message: '', closing: '', tags: '' }

/** What the brand adds to a story, each `''` where it does not fit. */
interface Additions {
  readonly message: string
  readonly closing: string
  readonly tags: string
}

function additions(parts: PostParts, platform: PlatformId): Additions {
  const text = storyText(parts)
  return {
    message: isSolemn(text) ? '' : parts.keyMessage,
    closing: fittingClosing(text, parts.voice),
    tags: tags(parts, platform, text),
  }
}

function storyText(parts: PostParts): string {
  return [...storyParagraphs(parts), parts.proof].join('\n\n').trim()
}

/** The whole story with proof, key message, question and hashtags, as long as it still fits. */
function longBody(parts: PostParts, more: Additions): string {
  const paragraphs = storyParagraphs(parts)
  append(paragraphs, parts.proof)
  if (parts.spine.lesson === '') append(paragraphs, more.message)
  append(paragraphs, more.closing)
  append(paragraphs, more.tags)
  return paragraphs.join('\n\n')
}

/**
 * Short tellings of a story, the likeliest first: as much of it as fits by paragraph (how it began, how it turned, what it
 * taught), then, where not all of it did, runs of its sentences. All fit the network; none is cut within a sentence.
 */
function shortBodies(parts: PostParts, platform: PlatformId, more: Additions): string[] {
  const all = storyParagraphs(parts)
  const { turn, result, lesson } = parts.spine
  const order = [lesson || result || turn || all.at(-1) || '', turn, result, ...all, more.closing]
  const chosen = new Set([all[0] ?? ''])
  const assemble = (texts: ReadonlySet<string>) => {
    const ending = [more.closing].filter(text => texts.has(text))
    return [...all.filter(text => texts.has(text)), ...ending].join('\n\n')
  }
  for (const text of order) {
    if (text === '' || chosen.has(text)) continue
    const longer = new Set([...chosen, text])
    if (fitsPlatform(platform, assemble(longer))) chosen.add(text)
  }
  const isWhole = all.every(paragraph => chosen.has(paragraph)) && fitsPlatform(platform, all.join('\n\n'))
  const bodies = [assemble(chosen), ...(isWhole ? [] : runsThatFit(all, platform))]
  return bodies.flatMap(body => {
    const tagged = more.tags === '' ? body : `${body}\n\n${more.tags}`
    return fitsPlatform(platform, tagged) ? tagged : fitsPlatform(platform, body) ? body : []
  })
}

/** Beginnings that are tried: a story has its scene early, its point late. */
const MOST_RUNS = 24

/**
 * The longest runs of sentences that fit, from the beginning and from each later sentence, and beginnings with the end they
 * leave room for.
 */
function runsThatFit(paragraphs: readonly string[], platform: PlatformId): string[] {
  const all = paragraphs.flatMap(paragraph => sentencesOf(paragraph).map(({ text }) => text))
  const starts = all.slice(0, MOST_RUNS).map((_, from) => from)
  const longest = (texts: readonly string[], take: (length: number) => string[]) => {
    for (let length = texts.length; length > 0; length--) {
      const run = take(length).join(' ')
      if (fitsPlatform(platform, run)) return run
    }
    return ''
  }
  const runs = starts.map(from => {
    const rest = all.slice(from, from + MOST_RUNS)
    return longest(rest, length => rest.slice(0, length))
  })
  const gapped = starts.slice(1).map(count => {
    const rest = all.slice(count + 1).slice(-MOST_RUNS)
    return longest(rest, length => [...all.slice(0, count), ...rest.slice(-length)])
  })
  return [...runs, ...gapped].filter(run => run !== '')
}

/** Selections that are tried at most. */
const MOST_SELECTIONS = 600
/** Sentences that are chosen from: the first and the last of a longer story, where its scene and its point stand. */
const MOST_CHOSEN_FROM = 14

/** Selections of a story's sentences, in their order, that fit the network, the longest first: all there are of a story of usual length. */
function selections(paragraphs: readonly string[], platform: PlatformId): string[] {
  const all = [...new Set(paragraphs.flatMap(paragraph => sentencesOf(paragraph).map(({ text }) => text)))]
  const half = MOST_CHOSEN_FROM / 2
  const sentences = all.length <= MOST_CHOSEN_FROM ? all : [...all.slice(0, half), ...all.slice(-half)]
  const found: string[] = []
  const grow = (text: string, from: number) => {
    for (let at = from; at < sentences.length && found.length < MOST_SELECTIONS; at++) {
      const longer = text === '' ? (sentences[at] ?? '') : `${text} ${sentences[at]}`
      if (!fitsPlatform(platform, longer)) continue
      found.push(longer)
      grow(longer, at + 1)
    }
  }
  grow('', 0)
  return found.sort((a, b) => b.length - a.length)
}

/** A script to be spoken: what is said first, the story in beats, the last line. */
function scriptBody(parts: PostParts, more: Additions): string {
  const [hook = '', ...beats] = storyParagraphs(parts)
  const lines = [`Say first: ${hook}`]
  beats.forEach((beat, index) => {
    lines.push(`${index + 1}. ${beat}`)
  })
  if (more.closing !== '') lines.push(`Say last: ${more.closing}`)
  append(lines, more.tags)
  return lines.join('\n\n')
}

const REPLY = 'If this made you think of something, just reply. It comes straight to me.'

function letterBody(parts: PostParts, more: Additions): string {
  const paragraphs = ['Hello,', ...storyParagraphs(parts)]
  append(paragraphs, parts.proof)
  append(paragraphs, more.message)
  append(paragraphs, more.closing === '' ? '' : REPLY)
  if (parts.brandName !== '') paragraphs.push(parts.brandName)
  return paragraphs.join('\n\n')
}

/** Two or three sentences under a picture: the moment, what it taught, a question and hashtags. */
function captionBody(parts: PostParts, more: Additions): string {
  const all = storyParagraphs(parts)
  const { turn, result, lesson } = parts.spine
  const lines = [...new Set([turn || all[0] || '', lesson || result || all.at(-1) || ''])]
  const paragraphs = lines.filter(line => line !== '')
  append(paragraphs, more.closing)
  append(paragraphs, more.tags)
  return paragraphs.join('\n\n')
}

/** Told aloud in about a minute: the scene first, a pause before the turn, the lesson last and said slowly. */
function talkBody(parts: PostParts): string {
  const { situation, struggle, turn, result, lesson } = parts.spine
  const spine = [situation, struggle, turn, result, lesson].filter(text => text !== '')
  if (spine.length < 2) {
    const paragraphs = storyParagraphs(parts)
    return ['(Start in the middle. No introduction.)', ...paragraphs, '(Stop here.)'].join('\n\n')
  }
  const beats = ['(Start in the middle. No introduction.)', situation, struggle]
  if (turn !== '') beats.push('(Pause.)', turn)
  beats.push(result)
  append(beats, parts.proof)
  if (lesson !== '') beats.push('(Slowly.)', lesson)
  beats.push('(Stop here.)')
  return beats.filter(beat => beat !== '').join('\n\n')
}

/** Characters up to which a platform is one for short posts. */
const SHORT_LIMIT = 500

function bodiesFor(platform: PlatformId, parts: PostParts, form: DraftForm, more: Additions): string[] {
  if (form === 'caption') return [captionBody(parts, more)]
  if (form === 'talk') return [talkBody(parts)]
  if (form === 'email') return [letterBody(parts, more)]
  if (platformOf(platform).limit <= SHORT_LIMIT) return shortBodies(parts, platform, more)
  if (platform === 'tiktok') return [scriptBody(parts, more)]
  return [platform === 'newsletter' ? letterBody(parts, more) : longBody(parts, more)]
}

/** Characters that are scored: what stands behind so many hardly moves the number. */
const MOST_SCORED = 4_000

/**
 * The draft with as much of what the brand adds as does not take it further from the brand than the story is by itself;
 * where even the story alone is (a network with little room), the closest.
 */
function bestBody(parts: PostParts, foundation: unknown, platform: PlatformId, form: DraftForm): string {
  const answers = isPlainObject(foundation) ? foundation : {}
  const overall = overallScorer(answers)
  const score = (text: string) => overall(text.slice(0, MOST_SCORED))
  const all = additions(parts, platform)
  const least = score(storyText(parts))
  const choices = [
    all,
    { ...all, tags: '' },
    { ...all, message: '', tags: '' },
    { ...NONE, message: all.message },
    NONE,
  ]
  const bodies = choices.map(more => bodiesFor(platform, parts, form, more))
  let best = { text: '', score: -1 }
  // The likeliest telling with all additions and with ever fewer, then the next one.
  const inOrder = (bodies[0] ?? []).flatMap((_, at) => bodies.map(texts => texts[at] ?? ''))
  const asTold = form === 'post' && fitsPlatform(platform, storyText(parts)) ? [storyText(parts)] : []
  for (const text of new Set([...inOrder, ...bodies.flat(), ...asTold])) {
    if (text === '') continue
    const fitting = cutToPlatform(platform, text)
    const reached = score(fitting)
    if (reached >= least) return fitting
    if (reached > best.score) best = { text: fitting, score: reached }
  }
  // Where a network forces a cut, no telling that would do is passed over.
  if (form === 'post' && asTold.length === 0 && platformOf(platform).limit <= SHORT_LIMIT) {
    for (const text of selections(storyParagraphs(parts), platform)) {
      const reached = score(text)
      if (reached >= least) return text
      if (reached > best.score) best = { text, score: reached }
    }
  }
  return best.text || cutToPlatform(platform, storyText(parts))
}

/**
 * A story turned into a post by rules: its own sentences in order, with the brand's key message, a closing question in
 * the brand's voice and, where they are usual, hashtags out of the brand's own words, each only where it fits the story.
 * `foundation` is read as `normaliseClarify` reads it. Always fits the platform; an unknown platform counts as the blog; a
 * story that says nothing gives an empty body.
 * `form` makes a caption, an e-mail or an anecdote for a talk of it instead of a post.
 */
export function draftPost(input: {
  readonly story: StoryForPost
  readonly foundation: unknown
  readonly platform: PlatformId
  readonly form?: DraftForm
}): PostDraft {
  const { story, foundation, platform, form } = input ?? {}
  const { id, titled } = platformOf(platform)
  const parts = readPostParts(story, foundation)
  if (storyParagraphs(parts).length === 0) return { platform: id, title: titled ? parts.title : '', body: '' }
  const body = bestBody(parts, foundation, id, readDraftForm(form))
  return { platform: id, title: titled ? parts.title : '', body }
}

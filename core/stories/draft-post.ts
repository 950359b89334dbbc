import { cutToPlatform, fitsPlatform } from '../posts/platforms/count.ts'
import { type PlatformId, platformOf } from '../posts/platforms/platforms.ts'
import { closingLine } from './closing.ts'
import { type DraftForm, readDraftForm } from './draft-forms.ts'
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
  const paragraphs = [...parts.told, ...spine.filter(text => !parts.told.includes(text))]
  if (paragraphs.length > 0) return paragraphs
  return parts.title === '' ? [] : [/[.!?…]$/u.test(parts.title) ? parts.title : `${parts.title}.`]
}

/** Adds what is not already said. */
function append(paragraphs: string[], text: string): void {
  if (text !== '' && !paragraphs.some(paragraph => paragraph.includes(text))) paragraphs.push(text)
}

function tags(parts: PostParts, count: number): string {
  return parts.hashtags.slice(0, count).join(' ')
}

/** The whole story with proof, key message, question and hashtags, as long as it still fits. */
function longBody(parts: PostParts, platform: PlatformId): string {
  const paragraphs = storyParagraphs(parts)
  append(paragraphs, parts.proof)
  if (parts.spine.lesson === '') append(paragraphs, parts.keyMessage)
  append(paragraphs, closingLine(parts.voice))
  append(paragraphs, tags(parts, platformOf(platform).hashtags))
  return paragraphs.join('\n\n')
}

/** The shortest that still is a story: how it began, how it turned, what it taught. Whatever fits, in that order. */
function shortBody(parts: PostParts, platform: PlatformId): string {
  const all = storyParagraphs(parts)
  const first = all[0] ?? ''
  const { turn, result, lesson } = parts.spine
  const order = [lesson || result || turn || all.at(-1) || '', turn, result, ...all, closingLine(parts.voice)]
  const chosen = new Set([first])
  const assemble = (texts: ReadonlySet<string>) => {
    const ending = [closingLine(parts.voice)].filter(text => texts.has(text))
    return [...all.filter(text => texts.has(text)), ...ending].join('\n\n')
  }
  for (const text of order) {
    if (text === '' || chosen.has(text)) continue
    const more = new Set([...chosen, text])
    if (fitsPlatform(platform, assemble(more))) chosen.add(text)
  }
  const body = assemble(chosen)
  const tag = tags(parts, platformOf(platform).hashtags)
  const tagged = tag === '' ? body : `${body}\n\n${tag}`
  return fitsPlatform(platform, tagged) ? tagged : body
}

/** A script to be spoken: what is said first, the story in beats, the last line. */
function scriptBody(parts: PostParts, platform: PlatformId): string {
  const [hook = '', ...beats] = storyParagraphs(parts)
  const lines = [`Say first: ${hook}`]
  beats.forEach((beat, index) => {
    lines.push(`${index + 1}. ${beat}`)
  })
  lines.push(`Say last: ${closingLine(parts.voice)}`)
  append(lines, tags(parts, platformOf(platform).hashtags))
  return lines.join('\n\n')
}

function letterBody(parts: PostParts): string {
  const paragraphs = ['Hello,', ...storyParagraphs(parts)]
  append(paragraphs, parts.proof)
  append(paragraphs, parts.keyMessage)
  append(paragraphs, 'If this made you think of something, just reply. It comes straight to me.')
  if (parts.brandName !== '') paragraphs.push(parts.brandName)
  return paragraphs.join('\n\n')
}

/** Two or three sentences under a picture: the moment, what it taught, a question and hashtags. */
function captionBody(parts: PostParts, platform: PlatformId): string {
  const all = storyParagraphs(parts)
  const { turn, result, lesson } = parts.spine
  const lines = [...new Set([turn || all[0] || '', lesson || result || all.at(-1) || ''])]
  const paragraphs = lines.filter(line => line !== '')
  append(paragraphs, closingLine(parts.voice))
  append(paragraphs, tags(parts, platformOf(platform).hashtags))
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

function bodyFor(platform: PlatformId, parts: PostParts, form: DraftForm): string {
  if (form === 'caption') return captionBody(parts, platform)
  if (form === 'talk') return talkBody(parts)
  if (form === 'email') return letterBody(parts)
  if (platformOf(platform).limit <= SHORT_LIMIT) return shortBody(parts, platform)
  if (platform === 'tiktok') return scriptBody(parts, platform)
  return platform === 'newsletter' ? letterBody(parts) : longBody(parts, platform)
}

/**
 * A story turned into a post by rules: its own sentences in order, with the brand's key message, a closing question in
 * the brand's voice and, where they are usual, hashtags out of the brand's own words. `foundation` is read as
 * `normaliseClarify` reads it. Always fits the platform; an unknown platform counts as the blog; a story that says
 * nothing gives an empty body.
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
  const body =
    storyParagraphs(parts).length === 0 ? '' : cutToPlatform(id, bodyFor(id, parts, readDraftForm(form)))
  return { platform: id, title: titled ? parts.title : '', body }
}

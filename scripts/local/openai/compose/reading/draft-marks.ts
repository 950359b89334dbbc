import type { ChatTurn } from '#core/assistant/history.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'

/** A text of the conversation that can be worked on, and what is known of where it came from. */
export interface Draft {
  readonly text: string
  /** '' when it came from no story. */
  readonly story: string
  /** As it was named; '' when it was not. */
  readonly platform: string
}

/** A draft as it stands in an answer: quoted, so that everyone sees where it begins and ends. */
export function quoteDraft(text: string): string {
  return text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}

/** The last quoted text of an answer; '' when it has none. */
export function quotedText(answer: string): string {
  const lines = answer.split('\n')
  const end = lines.findLastIndex(line => line.startsWith('>'))
  let start = end
  while (start > 0 && lines[start - 1]?.startsWith('>')) start -= 1
  return end < 0
    ? ''
    : lines
        .slice(start, end + 1)
        .map(line => line.replace(/^> ?/, ''))
        .join('\n')
        .trim()
}

/** The newest draft of a conversation; null when there is none. What its answer did not say is looked for before it. */
export function lastDraft(history: readonly ChatTurn[]): Draft | null {
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const at = answers.findLastIndex(answer => quotedText(answer) !== '')
  if (at < 0) return null
  const told = answers.slice(0, at + 1).filter(answer => quotedText(answer) !== '')
  const known = (pattern: RegExp) =>
    told.map(answer => pattern.exec(answer)?.[1] ?? '').findLast(word => word !== '') ?? ''
  return {
    text: quotedText(answers[at] ?? ''),
    story: known(/\bstory \*\*([^*\n]+)\*\*/i),
    platform: known(/\bfor (Instagram|Facebook|LinkedIn|X|TikTok|Mastodon|Bluesky|Threads)\b/),
  }
}

const PLATFORM_WORDS =
  /\b(instagram|insta|facebook|linkedin|linked in|twitter|tweet|tiktok|tik tok|mastodon|bluesky|threads|newsletter|blog|x)\b/i
const NICKNAMES: Readonly<Record<string, string>> = {
  insta: 'instagram',
  tweet: 'twitter',
  'linked in': 'linkedin',
  'tik tok': 'tiktok',
}

/** The platform that a question names, as its id; null when it names none. */
export function platformIn(question: string): ReturnType<typeof readPlatform> {
  const word = PLATFORM_WORDS.exec(question)?.[1]?.toLowerCase() ?? ''
  return readPlatform(NICKNAMES[word] ?? word)
}

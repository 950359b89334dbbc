import type { Sentence } from '../sentences.ts'
import type { Finding } from '../types.ts'

/** What a reader may be asked to do; two wordings of one kind count as one ask. */
const ASKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'book or buy',
    /\b(?:book (?:a|an|your|now|in|today|with)|buy (?:it|now|yours|a|the|your)|order (?:now|yours|today|here)|shop (?:now|the)|pre-?order)\b/iu,
  ],
  [
    'sign up',
    /\b(?:sign up|register (?:now|here|for|today)|join (?:us|me|the|now|my|our)|enrol|subscribe|get on the (?:list|waiting list)|save your (?:seat|spot|place))\b/iu,
  ],
  ['follow', /\bfollow (?:me|us|along|for|@)/iu],
  [
    'follow a link',
    /\b(?:link in (?:my |the |our )?bio|click (?:the|here|below|on)|tap (?:the|here)|download|read (?:it here|more|the (?:full|whole|rest))(?: here)?|visit (?:my|our|the|us)|(?:find out|learn) more)\b/iu,
  ],
  [
    'write to you',
    /\b(?:dm (?:me|us)|(?:message|e-?mail|call|ring|text|drop) (?:me|us)|send me (?:a|an)|get in touch|reply (?:to|with|and))\b/iu,
  ],
  [
    'comment',
    /\b(?:comment (?:below|with|“|"|')|in the comments|tell (?:me|us)(?: below)?|let me know|drop (?:a|your) \S+ below)\b/iu,
  ],
  [
    'share',
    /\b(?:share this|tag (?:a|someone|somebody|your)|repost|send this to|pass (?:this|it) on|forward this)\b/iu,
  ],
  ['save', /\b(?:save this|bookmark this)\b/iu],
]

interface Ask {
  readonly name: string
  readonly start: number
  readonly end: number
}

function asksOf(sentences: readonly Sentence[]): Ask[] {
  const asks: Ask[] = []
  for (const sentence of sentences) {
    for (const [name, pattern] of ASKS) {
      const match = pattern.exec(sentence.text)
      if (!match) continue
      const start = sentence.start + match.index
      asks.push({ name, start, end: start + match[0].length })
    }
  }
  return asks.sort((a, b) => a.start - b.start)
}

/** Whether any of the sentences asks the reader to do something. */
export function asksForSomething(sentences: readonly Sentence[]): boolean {
  return asksOf(sentences).length > 0
}

/**
 * A post that asks for more than one thing: every ask of another kind than the first. A closing question is an
 * invitation to talk and goes with any ask.
 */
export function findSecondAsk(sentences: readonly Sentence[]): Finding[] {
  const [first, ...others] = asksOf(sentences)
  if (!first) return []
  return others
    .filter(ask => ask.name !== first.name && ask.start >= first.end)
    .map(({ name, start, end }) => ({
      check: 'one_ask',
      start,
      end,
      message: `You already ask people to ${first.name}. Here you ask them to ${name} too. Keep the one that matters.`,
    }))
}

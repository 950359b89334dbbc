import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { fitsPlatform } from '#core/posts/platforms/count.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { countWords, words } from '#core/shared/text.ts'
import { EVALUATED_AT, type Facts, type PostFact } from './facts.ts'
import { type Expectation, normal, problemsOf, type Reply } from './rules.ts'

/** A conversation of which the last answer is looked at. */
export interface Question {
  readonly brand: string
  readonly turns: readonly string[]
  /** What is wrong with the answers, the last one above all; nothing when they are right. */
  readonly check: (replies: readonly Reply[]) => string[]
}

type Template = (facts: Facts) => Omit<Question, 'brand'>

const TODAY = EVALUATED_AT.toISOString().slice(0, 10)
const LAST: Reply = { text: '', isDeclined: true, left: null }
const last = (replies: readonly Reply[]) => replies.at(-1) ?? LAST

/** One message whose answer must fit. */
function asks(message: string, expected: (facts: Facts) => Expectation): Template {
  return facts => ({
    turns: [message],
    check: replies => problemsOf(message, last(replies), expected(facts), facts),
  })
}

/** A draft and a wish about it; the new draft must keep to the old one, and to the wish. */
function edits(wish: string, isDone: (after: string, before: string) => string | null, most = 250): Template {
  return facts => {
    const story = facts.stories.find(({ body }) => body.length > 80) ?? facts.stories[0]
    const turns = [`Write a post from my story “${story?.title ?? ''}”.`, wish]
    return {
      turns,
      check: replies => {
        const [before, after] = [replies[0]?.text ?? '', last(replies).text]
        const kept = sharedWords(story?.body ?? '', after)
        const undone = isDone(after, before)
        return [
          ...problemsOf(turns.join(' '), last(replies), { most }, facts),
          ...(kept < 4 ? ['lost the story'] : []),
          ...(undone === null ? [] : [undone]),
        ]
      },
    }
  }
}

/** How many of the longer words of a text stand in another. */
function sharedWords(text: string, other: string): number {
  const known = new Set(words(normal(other)))
  return new Set(words(normal(text)).filter(word => word.length > 3 && known.has(word))).size
}

/** An answer that has to repeat what stands in these answers of the foundation, in five words in a row at least. */
function quotes(facts: Facts, ...keys: readonly string[]): readonly RegExp[] {
  const runs = keys.flatMap(key => {
    const list = words(normal(String(facts.foundation[key] ?? '')))
    return list.length < 5
      ? list.length === 0
        ? []
        : [list.join('\\W+')]
      : list.slice(0, list.length - 4).map((_, n) => list.slice(n, n + 5).join('\\W+'))
  })
  return [new RegExp(runs.join('|'), 'i')]
}

const scored = (posts: readonly PostFact[]) => posts.toSorted((a, b) => b.overall - a.overall)
const anyNumber = Array.from({ length: 101 }, (_, n) => n)
const inMonth = (facts: Facts, month: string) =>
  facts.posts.filter(({ status, publishedOn }) => status === 'published' && publishedOn.startsWith(month))
const untold = ({ stories }: Facts) => stories.filter(({ posts }) => posts === 0)
const sentenceWithin = (text: string) => normal(text).split(/[.!?]/)[0] ?? ''
const quotedPart = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('>'))
    .join('\n') || text
const misspelt = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .map(word =>
      word.length > 5 ? word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4) : word,
    )
    .join(' ')

/** Thirty ways to ask; each is asked of two of the six brands. */
const TEMPLATES: readonly Template[] = [
  asks('What is my best post, and what do my best posts share?', ({ posts }) => {
    const [best] = scored(posts)
    const ties = posts.filter(({ overall }) => overall === best?.overall)
    return { names: ties.map(({ title }) => title), says: [String(best?.overall)], figures: anyNumber }
  }),
  asks('Which post scored lowest?', ({ posts }) => {
    const worst = scored(posts).at(-1)
    const ties = posts.filter(({ overall }) => overall === worst?.overall)
    return { names: ties.map(({ title }) => title), says: [String(worst?.overall)], figures: anyNumber }
  }),
  asks('What should I post today?', ({ stories, posts }) => ({
    names: [...stories, ...posts.filter(({ status }) => status !== 'published')].map(({ title }) => title),
  })),
  asks('How is my brand doing?', ({ score }) => ({
    says: [new RegExp(`\\b${score}\\b`), /voice|values|audience|emotion/],
    figures: anyNumber,
  })),
  asks('Plan a launch in January for me.', ({ foundation }) => ({
    says: [/january 2027/, /\d+ january(?: 2027)?[\s\S]*\d+ january(?: 2027)?[\s\S]*\d+ january/],
    names: [String(foundation.primary_offer_name)],
    never: [/january 2026/],
  })),
  asks('Plan next week for me.', ({ stories, posts }) => ({
    names: [...stories, ...posts].map(({ title }) => title),
    says: [/2[3-9] november/],
    never: [/(?:1\d|2[0-2]|30) november|december/],
  })),
  asks('Which story should I tell next?', facts => ({
    names: (untold(facts).length > 0 ? untold(facts) : facts.stories).map(({ title }) => title),
  })),
  asks('Which stories haven’t I used yet?', facts => ({
    ...(untold(facts).length > 0
      ? { says: untold(facts).map(({ title }) => title.replace(/\.$/, '')) }
      : { says: [/every|all|none/] }),
  })),
  facts => {
    const story =
      facts.stories.find(({ title }) => title.length > 12 && title.length < 50) ?? facts.stories[0]
    const message = `write a post about ${misspelt(story?.title ?? '')}`
    return {
      turns: [message],
      check: replies =>
        problemsOf(
          message,
          last(replies),
          { names: [story?.title ?? ''], says: [sentenceWithin(story?.body ?? '')] },
          facts,
        ),
    }
  },
  edits('Make it shorter.', (after, before) =>
    countWords(quotedPart(after)) < countWords(quotedPart(before)) ? null : 'is no shorter',
  ),
  edits('Make it funnier.', (after, before) => (normal(after) === normal(before) ? 'changed nothing' : null)),
  edits('Can you make it warmer?', (after, before) =>
    normal(after) === normal(before) ? 'changed nothing' : null,
  ),
  edits('Give me a shorter hook.', (after, before) =>
    normal(quotedPart(after)).slice(0, 40) === normal(quotedPart(before)).slice(0, 40)
      ? 'has the same hook'
      : null,
  ),
  edits('Now a caption for X.', after => {
    const text = quotedPart(after).replace(/^> ?/gm, '')
    return fitsPlatform('twitter', text) ? null : `does not fit on X: ${text.length} characters`
  }),
  asks('What did I publish last month?', facts => ({
    says: [
      /october/,
      new RegExp(
        `\\b(?:${inMonth(facts, '2026-10').length}|${inMonth(facts, '2026-10').length === 0 ? 'no|none' : 'x'})\\b`,
      ),
      ...inMonth(facts, '2026-10').map(({ title }) => title.replace(/\.$/, '')),
    ],
  })),
  asks('Am I on rhythm?', facts => {
    const since = dayAfter(TODAY, -30)
    const recent = facts.posts.filter(
      ({ status, publishedOn }) => status === 'published' && publishedOn > since,
    )
    return { says: [new RegExp(`\\b${recent.length}\\b`)], figures: anyNumber }
  }),
  asks('Which days in the next two weeks have nothing planned?', facts => {
    const planned = new Set(facts.posts.map(({ scheduledOn }) => scheduledOn).filter(day => day !== ''))
    const days = Array.from({ length: 14 }, (_, n) => dayAfter(TODAY, n)).filter(day => !planned.has(day))
    return { says: [new RegExp(`\\b${days.length}\\b`), /november/] }
  }),
  asks('Which pillar is silent?', ({ pillars }) => ({
    says: pillars.filter(({ published }) => published === 0).map(({ title }) => title),
  })),
  asks('What does my client care about?', facts => ({
    says: quotes(facts, 'audience_pain_points', 'audience_desires', 'audience_fears', 'audience_values'),
  })),
  asks('What should I stop saying?', ({ foundation }) => ({
    says: [...(foundation.words_to_avoid ?? [])],
  })),
  facts => {
    const post = scored(facts.posts)[0]
    const message = `Is this on brand?\n${post?.body ?? ''}`
    return {
      turns: [message],
      check: replies => {
        const right = scoreContent(post?.body ?? '', facts.foundation).overall
        const figures = (last(replies).text.match(/\d+/g) ?? []).map(Number)
        return [
          ...problemsOf(message, last(replies), { figures: anyNumber }, facts),
          // The app may weigh in past posts, so the figure is near this one, not always the same.
          ...(figures.some(figure => Math.abs(figure - right) <= 8) ? [] : [`has no figure near ${right}`]),
        ]
      },
    }
  },
  facts => {
    const message = 'How many credits do I have left?'
    return {
      turns: [message],
      check: replies => {
        const { left } = last(replies)
        return problemsOf(
          message,
          last(replies),
          { says: [/\bcredits?\b/, new RegExp(`\\b${left}\\b`)], figures: left === null ? [] : [left, 20] },
          facts,
        )
      },
    }
  },
  asks('What is my offer?', facts => ({ says: quotes(facts, 'offer_description', 'primary_offer_name') })),
  asks('Give me a one-liner.', facts => ({
    says: quotes(facts, 'key_message', 'brand_description', 'usp', 'transformation', 'offer_description'),
    most: 120,
  })),
  asks('Write a short bio for Instagram.', facts => ({
    says: quotes(facts, 'brand_description', 'business_difference', 'offer_description', 'key_message'),
    figures: Array.from({ length: 151 }, (_, n) => n),
    most: 120,
  })),
  asks('Who is my audience?', facts => ({ says: quotes(facts, 'dream_client', 'audience_overview') })),
  facts => {
    const turns = ['Give me another idea.', 'Give me another idea.']
    return {
      turns,
      check: replies => [
        ...problemsOf(turns[0] ?? '', last(replies), {}, facts),
        ...(normal(replies[0]?.text ?? '') === normal(last(replies).text)
          ? ['gives the same idea twice']
          : []),
      ],
    }
  },
  facts => {
    const message = 'How many followers did I gain in September?'
    return {
      turns: [message],
      check: replies => {
        const { text, isDeclined } = last(replies)
        const isHonest =
          isDeclined ||
          /can[’']t|cannot|don[’']t (?:have|know)|no (?:data|figures|numbers)|not (?:tracked|recorded)/i.test(
            text,
          )
        return [
          ...(isHonest ? [] : ['does not say that it cannot know']),
          ...(/\b\d+ (?:new )?followers\b/i.test(text) ? ['invents followers'] : []),
          ...(facts.brand === '' ? ['the brand has no name'] : []),
        ]
      },
    }
  },
  facts => {
    const message = 'Write a post about my trip to Peru.'
    return {
      turns: [message],
      check: replies => [
        ...problemsOf(message, last(replies), { never: [/\b(?:machu|inca|lima|cusco|andes|alpaca)/] }, facts),
        ...(/couldn[’']t find|can[’']t find|don[’']t have|no story|not in your|\[[^\]]+\](?!\()/i.test(
          last(replies).text,
        )
          ? []
          : ['does not say that there is no such story']),
      ],
    }
  },
  asks('What is scheduled?', ({ posts }) => ({
    says: posts
      .filter(({ scheduledOn }) => scheduledOn !== '' && scheduledOn <= dayAfter(TODAY, 13))
      .map(({ title }) => title.replace(/\.$/, '')),
  })),
]

/** Sixty questions: ten for each of the six brands, each way to ask for two of them. */
export function questionsFor(brands: readonly Facts[]): Question[] {
  return brands.flatMap((facts, n) =>
    TEMPLATES.filter((_, at) => at % 3 === n % 3).map(template => ({
      brand: facts.brand,
      ...template(facts),
    })),
  )
}

import { DIMENSION_FIELDS } from '../../brand/alignment/foundation/dimension-fields.ts'
import { rarity } from '../../brand/alignment/text/rarity.ts'
import { tokenise } from '../../brand/alignment/text/tokenise.ts'
import { DIMENSIONS, type Dimension } from '../../brand/alignment/types.ts'
import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { addDays } from '../../shared/time.ts'
import type { BehaviourFacts, PostFact } from '../behaviour-facts.ts'
import { compareGroups } from '../compare-groups.ts'
import { behaviourDraft, counted, MOST_ROWS } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

export const DRIFTING_RULES = {
  /** Posts of these days are compared with those before. */
  recentDays: 30,
  /** A smaller fall of the mean is no drift. */
  fewestPoints: 6,
  /** Fewer standard errors may be luck. */
  fewestErrors: 2,
  /** A word has to have been in this part of the earlier posts, and in two of them. */
  usedShare: 0.25,
  /** And may be in this part of the recent ones at most. */
  leftShare: 0.1,
  mostWords: 3,
} as const

/** How much of a post its words are read from. */
const READ_CHARACTERS = 800

const NAMES: Readonly<Record<Dimension, { readonly name: string; readonly section: string }>> = {
  voice: { name: 'your voice', section: 'voice' },
  values: { name: 'your values', section: 'values' },
  audience: { name: 'your audience', section: 'audience' },
  emotion: { name: 'the feelings you want to spark', section: 'heart' },
}

/** A word of the foundation and the form under which it is looked for. */
interface OwnWord {
  readonly word: string
  readonly stem: string
}

function ownWords(data: Readonly<Record<string, unknown>>, dimension: Dimension): OwnWord[] {
  const words = new Map<string, OwnWord>()
  for (const key of DIMENSION_FIELDS[dimension].primary) {
    const answer = data[key]
    const text = Array.isArray(answer) ? answer.join('\n') : typeof answer === 'string' ? answer : ''
    for (const { word, stem } of tokenise(text)) {
      if (word.length > 3 && rarity(stem) > 0 && !words.has(stem)) words.set(stem, { word, stem })
    }
  }
  return [...words.values()]
}

/** The stems of a post's words; made once for all dimensions. */
type Stems = (post: PostFact) => ReadonlySet<string>

function stemsOnce(): Stems {
  const made = new Map<string, ReadonlySet<string>>()
  return ({ id, body }) => {
    const found = made.get(id)
    if (found) return found
    const stems = new Set(tokenise(body.slice(0, READ_CHARACTERS)).map(token => token.stem))
    made.set(id, stems)
    return stems
  }
}

/** The founder's words that earlier posts used and recent ones do not, those used most first. */
function wordsThatLeft(
  own: readonly OwnWord[],
  recent: readonly ReadonlySet<string>[],
  earlier: readonly ReadonlySet<string>[],
): string[] {
  const uses = (posts: readonly ReadonlySet<string>[], stem: string) =>
    posts.filter(stems => stems.has(stem)).length
  const { usedShare, leftShare, mostWords } = DRIFTING_RULES
  return own
    .map(({ word, stem }) => ({ word, before: uses(earlier, stem), now: uses(recent, stem) }))
    .filter(
      one =>
        one.before >= 2 && one.before >= usedShare * earlier.length && one.now <= leftShare * recent.length,
    )
    .sort((a, b) => b.before - a.before || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
    .map(one => one.word)
}

/** Dimensions in which a month's posts score clearly lower than those before, with the founder's words that left. */
export function dimensionDrifting(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const { recentDays, fewestPoints, fewestErrors } = DRIFTING_RULES
  const from = addDays(now, -recentDays)
  const stems = stemsOnce()
  const data = { ...normaliseClarify(facts.clarify) }
  return DIMENSIONS.flatMap(dimension => {
    const scored = facts.newestPosts.filter(post => post.dimensions[dimension] !== null)
    const recent = scored.filter(post => post.createdAt > from)
    const earlier = scored.filter(post => post.createdAt <= from)
    const scores = (posts: readonly PostFact[]) => posts.map(post => post.dimensions[dimension] ?? 0)
    const compared = compareGroups(scores(recent), scores(earlier))
    if (!compared || compared.difference > -fewestPoints || compared.errors < fewestErrors) return []
    const words = wordsThatLeft(ownWords(data, dimension), recent.map(stems), earlier.map(stems))
    if (words.length === 0) return []
    const { name, section } = NAMES[dimension]
    const lowest = recent.toSorted(
      (a, b) => (a.dimensions[dimension] ?? 0) - (b.dimensions[dimension] ?? 0),
    )[0]
    const quoted = words.map(word => `“${word}”`)
    const left = quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
    return [
      behaviourDraft(
        {
          key: `dimension_drifting:${dimension}`,
          type: 'brand_alignment',
          priority: 66,
          confidence: 80,
          title: `Your posts say less about ${name}`,
          description: `Your ${counted(recent.length, 'post')} of the last ${recentDays} days score ${compared.inside} for ${dimension}, your ${earlier.length} before that ${compared.outside}, and ${left} ${words.length === 1 ? 'is' : 'are'} missing now.`,
          actions: [
            ...(lowest
              ? [
                  {
                    id: 'edit_lowest',
                    title: 'Edit the lowest post',
                    description: 'The editor shows which of your words are missing.',
                    actionData: { path: '/app/create', fill: { post: lowest.id } },
                    estimatedTime: '10 minutes',
                  },
                ]
              : []),
            {
              id: 'read_answers',
              title: 'Read your answers',
              description: 'Your words are there, as you wrote them.',
              actionData: { path: '/app/clarify', section },
              estimatedTime: '2 minutes',
            },
          ],
          rows: { posts: recent.slice(0, MOST_ROWS).map(post => post.id) },
          figures: [
            {
              label: `${counted(recent.length, 'post')} of the last ${recentDays} days, ${dimension}`,
              value: String(compared.inside),
              path: '/app/content?tab=create',
            },
            {
              label: `${counted(earlier.length, 'post')} before that, ${dimension}`,
              value: String(compared.outside),
              path: '/app/content?tab=create',
            },
          ],
          metadata: { recent: compared.inside, earlier: compared.outside, words: words.join(', ') },
          dataSources: ['content_created', 'user_clarify_data'],
          expires: 14,
        },
        now,
      ),
    ]
  })
}

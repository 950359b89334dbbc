import { type Frame, fillFrames, phraseFor } from '../../shared/grammar/frame.ts'
import { quotable, upperFirst } from '../../shared/grammar/phrase.ts'
import { oneLine, sentences, withoutStop } from '../../shared/grammar/sentences.ts'
import { isPlural } from '../../shared/grammar/shape.ts'
import type { ClarifyData } from '../clarify/keys.ts'

const FOR: readonly Frame[] = [{ takes: 'people', most: 160, speaker: 'we', say: people => people }]

/** What they need, want or struggle with, agreeing with who they are. */
function positionWho(data: ClarifyData, isSeveral: boolean): string {
  const verb = (base: string) => (isSeveral ? base : `${base}s`)
  const frames = (base: string, object: string): Frame[] => [
    { takes: 'action', most: 160, speaker: 'we', say: action => `${verb(base)} to ${action}` },
    { takes: 'thing', most: 160, speaker: 'we', say: thing => `${verb(object)} ${thing}` },
  ]
  const things = (text: string | undefined) =>
    fillFrames(text, [
      { takes: 'thing', most: 160, speaker: 'we', say: thing => `${verb('struggle')} with ${thing}` },
    ])
  return (
    fillFrames(data.audience_needs, frames('need', 'need')) ??
    fillFrames(data.audience_desires, frames('want', 'want')) ??
    things(data.audience_pain_points) ??
    things(data.brand_heart_problem) ??
    ''
  )
}

const ONLY: readonly Frame[] = [{ takes: 'doing', most: 200, say: doing => doing }]

const OFFERED: readonly Frame[] = [
  { takes: 'thing', most: 160, speaker: 'we', say: thing => `offer ${thing}` },
]

/** What follows "we are the only ones who": the founder's own end of that sentence, what they do, or what they offer. */
function positionOnly(data: ClarifyData): string {
  for (const answer of [data.usp, data.business_difference]) {
    const [sentence = ''] = sentences(answer)
    const own = sentence.match(/^(?:we are|we[’']re) the only (?:ones|people|\w+s) (?:who|that) (.+)$/i)?.[1]
    if (own !== undefined) return withoutStop(own)
    const filled = fillFrames(answer, ONLY)
    if (filled !== null) return filled
    // A slogan names nothing that is offered; "bookkeeping that speaks baker" does.
    const isOffered =
      sentences(answer).length === 1 && /\s(?:that|which|who|for|with|by|from)\s/.test(sentence)
    const offered = isOffered ? fillFrames(answer, OFFERED) : null
    if (offered !== null) return offered
  }
  return fillFrames(data.offer_description, OFFERED) ?? ''
}

/** What follows "because": a sentence about others or about "us" as it is, one with "I" as a quotation of its own. */
function positionBecause(data: ClarifyData): string {
  const reasons = [
    data.brand_heart_importance,
    data.signature_method,
    data.client_results,
    data.founder_backstory,
    data.brand_heart_change,
  ]
  // What only we do is no reason for it.
  const said = new Set([data.usp, data.business_difference].map(text => oneLine(text ?? '')))
  for (const answer of reasons) {
    if (said.has(oneLine(answer ?? ''))) continue
    const clause = phraseFor(answer, { takes: 'clause', most: 240 })
    if (clause === null) continue
    if (!/(?:^|[^\p{L}])(?:I|me|my|mine|myself)(?![\p{L}])/iu.test(clause)) return clause
    const words = quotable(upperFirst(clause), 240)
    if (words !== null) return `“${words}.”`
  }
  return ''
}

/**
 * The four parts of the position: "For …, who …, we are the only ones who …, because …". Each is an end of that sentence as
 * it stands, or `''` where no answer fits it.
 */
export function positionGuess(data: ClarifyData): Record<string, string> {
  const people = fillFrames(data.dream_client, FOR) ?? fillFrames(data.audience_overview, FOR) ?? ''
  return {
    position_for: people,
    position_who: people === '' ? '' : positionWho(data, isPlural(people)),
    position_only: positionOnly(data),
    position_because: positionBecause(data),
  }
}

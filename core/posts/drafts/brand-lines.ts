import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { readVoice, type Voice } from '../../brand/personalise/stage-and-voice.ts'
import { fillFrames, phraseFor } from '../../shared/grammar/frame.ts'
import { joined } from '../../shared/grammar/phrase.ts'
import { oneLine, sentences } from '../../shared/grammar/sentences.ts'
import { shapeOf } from '../../shared/grammar/shape.ts'
import { countWords } from '../../shared/text.ts'
import { closingLine } from '../../stories/closing.ts'
import { asSentence } from '../../stories/spine.ts'

/** Sentences that only this brand would say, out of its own answers; each `''` when there is no answer that makes one. */
export interface BrandLines {
  readonly problem: string
  readonly change: string
  readonly keyMessage: string
  readonly forWhom: string
  readonly values: string
  readonly offer: string
  /** A last line that invites an answer. */
  readonly closing: string
  readonly voice: Voice | null
  readonly brandName: string
}

/** A thing in fewer words says too little to begin with. */
const FEWEST_WORDS = 3

/** Characters an answer may have and still be a line of a post. */
const MOST_LINE = 320

/** An answer as a line by itself: sentences, or a line short enough to be a motto. `''` for anything longer or broken off. */
function ownLine(answer: string): string {
  const said = sentences(answer)
  if (said.length === 0 || oneLine(answer).length > MOST_LINE) return ''
  const shapes = said.map(sentence => shapeOf(sentence))
  const isWhole = shapes.every(shape => shape === 'clause' || shape === 'verb phrase')
  return isWhole || (said.length === 1 && shapes[0] !== 'fragment')
    ? capital(asSentence(oneLine(answer)))
    : ''
}

/** Reads the brand's answers into sentences; `foundation` is read as `normaliseClarify` reads it. */
export function brandLines(foundation: unknown): BrandLines {
  const data = normaliseClarify(foundation)
  const closing = closingLine(readVoice(data.brand_personality ?? []))
  const whom = phraseFor(data.dream_client ?? '', { takes: 'people' })
  const things = (data.core_values ?? [])
    // One part of a value that lists or tells something says something else than the whole.
    .filter(value => !/[,;!?]|\.\s/.test(value))
    .map(value => phraseFor(value, { takes: 'thing', most: 40 }))
    .filter(value => value !== null)
    .slice(0, 2)
    .filter((_, at, both) => at === 0 || !both.some(one => / and /.test(one)))
  return {
    problem: problemLine(data.brand_heart_problem ?? ''),
    change: clauseLine(data.brand_heart_change ?? ''),
    keyMessage: ownLine(data.key_message ?? ''),
    // A person made up for the foundation is no reader to greet.
    forWhom: whom === null || /\blike \p{Lu}/u.test(whom) ? '' : `This one is for ${whom}.`,
    values: things.length === 0 ? '' : `What matters here: ${joined(things)}.`,
    offer: offerLine(data.offer_description ?? data.primary_offer_description ?? ''),
    closing,
    voice: readVoice(data.brand_personality ?? []),
    brandName: data.brand_name ?? '',
  }
}

const capital = (line: string) => line.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase('en-GB'))

/** The whole sentences an answer begins with, as far as there is room for them; `''` when it begins with none. */
function clauseLine(answer: string): string {
  let line = ''
  for (const sentence of sentences(answer)) {
    const longer = `${line} ${sentence}`.trim()
    if (shapeOf(sentence) !== 'clause' || longer.length > MOST_LINE) break
    line = longer
  }
  return capital(asSentence(line))
}

function problemLine(answer: string): string {
  return (
    clauseLine(answer) ||
    (fillFrames(answer, [
      { takes: 'thing', say: it => (countWords(it) < FEWEST_WORDS ? '' : `It keeps coming up: ${it}.`) },
    ]) ??
      '')
  )
}

function offerLine(answer: string): string {
  return clauseLine(answer) || (fillFrames(answer, [{ takes: 'thing', say: it => `On offer: ${it}.` }]) ?? '')
}

import type { Evidence } from '../evidence/read-evidence.ts'
import { isOwnSaying } from '../evidence/registers.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'
import { quotable, quoted } from './quoted.ts'

const LEAST_GAP = 0.45

/** Sentences about the habits of the brand's voice that the text lacks or breaks, the widest gap first. */
export function voiceHabits(evidence: Evidence, foundation: CompiledFoundation): string[] {
  const advice: { readonly size: number; readonly text: string }[] = []
  const { shape, written } = evidence
  const target = foundation.voice
  const add = (size: number, text: string) => {
    if (size >= LEAST_GAP) advice.push({ size, text })
  }
  if (evidence.tokens.length >= 12) {
    const mean = Math.round(evidence.tokens.length / Math.max(1, shape.sentences))
    const marks = shape.exclamations > 0 ? 'exclamation marks' : shape.emoji > 0 ? 'emoji' : 'capitals'
    add(written.energy - target.energy, `Tone it down: your brand is calmer than these ${marks}.`)
    if (target.energy > 0.3)
      add(
        target.energy - written.energy,
        'Add some energy: your brand is livelier than this and can use an exclamation mark.',
      )
    add(
      written.formality - target.formality,
      'Write as you talk: use “don’t” rather than “do not”, and plain words instead of formal ones.',
    )
    add(
      target.formality - written.formality,
      'Slow down and finish your sentences: your brand speaks more formally than this.',
    )
    add(
      written.length - target.length,
      `Shorten your sentences: these average about ${mean} words, which is long for your voice.`,
    )
    add(
      target.length - written.length,
      `Join up some sentences: these average about ${mean} words, which is short for your voice.`,
    )
    add(
      (target.address - written.address) * 0.8,
      'Use “you”: your brand speaks to one reader, and this post rarely does.',
    )
    add(
      (target.story - written.story) * 0.7,
      'Add one small thing that happened, with a name or a day: your brand tells stories.',
    )
    add((target.humour - written.humour) * 0.6, 'Add a light touch: your brand has a sense of humour.')
  }
  advice.sort((a, b) => b.size - a.size)
  const foreign = foreignSayings(evidence, foundation)
  const sentences = advice.map(({ text }) => text)
  if (foreign.length > 1 || foreign.some(saying => saying.includes(' '))) {
    sentences.unshift(
      `Say ${quoted(foreign.slice(0, 3))} in your own words: ${foreign.length > 1 ? 'they do' : 'it does'} not sound like you.`,
    )
  }
  return sentences
}

/** Phrases of the text in registers that are not the brand's, without repeats. */
export function foreignSayings(evidence: Evidence, foundation: CompiledFoundation): string[] {
  const habits = new Set<string>()
  for (const hit of [...evidence.registers].sort((a, b) => Number(b.isPhrase) - Number(a.isPhrase))) {
    if (!hit.isCovered && !isOwnSaying(hit, hit.isPhrase ? foundation.own.voice : foundation.subject))
      habits.add(quotable(hit.words.toLowerCase()))
  }
  return [...habits]
}

import type { Evidence } from '../evidence/read-evidence.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'

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
  return advice.sort((a, b) => b.size - a.size).map(({ text }) => text)
}

import { readText, readTexts } from '../../shared/untrusted.ts'

/** Business stages, as they are stored. */
export const STAGES = ['getting started', 'growing', 'scaling', 'established'] as const
export type Stage = (typeof STAGES)[number]

/** The six voices of the kickstart. */
export const VOICES = [
  'warm-expert',
  'straight-shooter',
  'encouraging-guide',
  'witty-insider',
  'calm-authority',
  'passionate-advocate',
] as const
export type Voice = (typeof VOICES)[number]

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

/** The stage a text names, whatever its case, hyphens or underscores; an unknown or missing one is getting started. */
export function readStage(value: unknown): Stage {
  const folded = fold(readText(value))
  return STAGES.find(stage => stage === folded) ?? 'getting started'
}

/** The first of the six voices among the personality words; null when none is. Anything but words is left out. */
export function readVoice(personality: readonly string[]): Voice | null {
  for (const word of readTexts(personality)) {
    const voice = VOICES.find(candidate => fold(candidate) === fold(word))
    if (voice) return voice
  }
  return null
}

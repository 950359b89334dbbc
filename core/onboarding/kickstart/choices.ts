import { STAGES, type Stage, VOICES, type Voice } from '../../brand/personalise/stage-and-voice.ts'

/** A voice as the kickstart offers it: how it is called, what it is like, and how it sounds. */
export interface VoiceChoice {
  readonly key: Voice
  readonly label: string
  readonly description: string
  /** The same news in each voice: a move to a bigger studio. */
  readonly sample: string
}

const VOICE_WORDS: Readonly<Record<Voice, Omit<VoiceChoice, 'key'>>> = {
  'warm-expert': {
    label: 'Warm Expert',
    description: 'Knows the subject inside out and explains it like a friend.',
    sample: 'We’ve moved to a bigger studio, and I’d love to show you why the light here changes everything.',
  },
  'straight-shooter': {
    label: 'Straight Shooter',
    description: 'Says it plainly. Short sentences, no padding, no empty promises.',
    sample: 'New studio. Twice the room, same prices. Doors open Monday at nine.',
  },
  'encouraging-guide': {
    label: 'Encouraging Guide',
    description: 'Supports people, sees how far they’ve come and suggests the next small step.',
    sample:
      'Remember when we squeezed round one table? Look how far you’ve come. There’s room for your next step here.',
  },
  'witty-insider': {
    label: 'Witty Insider',
    description: 'Knows how the trade really works and says it with a raised eyebrow.',
    sample: 'We’ve moved. The new studio has heating, which our lawyers tell us is now a feature.',
  },
  'calm-authority': {
    label: 'Calm Authority',
    description: 'Measured and confident. Never hurries and never shouts.',
    sample:
      'After eleven years we have moved to a larger studio. The work remains the same. There is more room for it.',
  },
  'passionate-advocate': {
    label: 'Passionate Advocate',
    description: 'Stands up for something and wants others to do the same.',
    sample:
      'We moved because everyone deserves a place to make things. This studio is yours. Come and claim it!',
  },
}

/** The six voices to choose from. */
export const KICKSTART_VOICES: readonly VoiceChoice[] = VOICES.map(key => ({ key, ...VOICE_WORDS[key] }))

/** Is this one of the six voices? */
export function isVoice(input: unknown): input is Voice {
  return VOICES.some(voice => voice === input)
}

/** Values to pick with one click. */
export const CORE_VALUE_QUICK_PICKS = [
  'Authenticity',
  'Innovation',
  'Community',
  'Excellence',
  'Simplicity',
  'Transparency',
  'Creativity',
  'Integrity',
  'Growth',
  'Balance',
] as const

/** Where a business stands, with what each means. */
export const BUSINESS_STAGES: readonly { readonly key: Stage; readonly description: string }[] = STAGES.map(
  key => ({
    key,
    description: {
      'getting started': 'You have the idea, and your first clients are here or on their way.',
      growing: 'It works. Now you want more of the right people to find you.',
      scaling: 'You have more demand than hours, and you’re organising your offers and help.',
      established: 'You’re known for something, and looking after what you’ve built.',
    }[key],
  }),
)

/** Is this one of the four stages? */
export function isBusinessStage(input: unknown): input is Stage {
  return STAGES.some(stage => stage === input)
}

/**
 * How a voice is described and how it writes. Each axis runs from -1 to 1, 0 being the middle of the road:
 * energy (calm to exclamation marks), formality (chatty to formal), length (short to long sentences),
 * humour (earnest to joking), address (about us to about you), story (advice to story).
 */
export const VOICE_AXES = ['energy', 'formality', 'length', 'humour', 'address', 'story'] as const
export type VoiceAxis = (typeof VOICE_AXES)[number]
export type VoiceProfile = Readonly<Partial<Record<VoiceAxis, number>>>

/** The six voices a founder picks from in kickstart. */
export const SIX_VOICES: Readonly<Record<string, VoiceProfile>> = {
  'warm-expert': { energy: -0.3, formality: 0.1, length: 0.2, humour: -0.1, address: 0.4, story: 0.2 },
  'straight-shooter': { energy: -0.3, formality: -0.3, length: -0.5, humour: 0, address: 0.5, story: 0 },
  'encouraging-guide': { energy: 0.2, formality: -0.4, length: 0, humour: 0.2, address: 0.6, story: 0.3 },
  'witty-insider': { energy: 0, formality: -0.5, length: 0, humour: 0.8, address: 0.2, story: 0.4 },
  'calm-authority': { energy: -0.7, formality: 0.5, length: 0.3, humour: -0.3, address: 0, story: 0.2 },
  'passionate-advocate': {
    energy: 0.3,
    formality: -0.1,
    length: 0.1,
    humour: -0.1,
    address: 0.4,
    story: 0.2,
  },
}

/** Words of a voice description and where they move the axes. */
export const VOICE_WORDS: readonly (readonly [string, VoiceProfile])[] = [
  [
    'calm quiet gentle soft steady serene measured understated restrained level unflappable soothing hushed unhurried slow composed',
    { energy: -0.9 },
  ],
  ['tender observant thoughtful reflective considered patient kind careful reassuring', { energy: -0.6 }],
  [
    'loud noisy energetic bold vibrant exuberant lively wild high-energy upbeat punchy electric fizzing',
    { energy: 1 },
  ],
  [
    'playful cheerful bright breezy enthusiastic excitable bubbly bouncy chaotic messy exclamation fun joyful cheering sunny',
    { energy: 0.6, formality: -0.4 },
  ],
  ['passionate fierce indignant angry fiery urgent persuasive rousing defiant campaigning', { energy: 0.4 }],
  [
    'formal courteous learned scholarly professional polished old-fashioned gracious elegant refined dignified authoritative',
    { formality: 0.9, length: 0.4 },
  ],
  ['precise exact rigorous technical evidence-led expert knowledgeable clinical', { formality: 0.4 }],
  [
    'chatty conversational casual informal mate friend friendly down-to-earth earthy plain-spoken neighbourly cheeky blokey gossip',
    { formality: -0.8 },
  ],
  [
    'plain simple clear direct blunt frank straight brisk quick short concise no-nonsense practical crisp punchy terse',
    { length: -0.7, formality: -0.2 },
  ],
  ['storyteller story stories storytelling anecdote rambling narrative', { story: 0.8, length: 0.3 }],
  [
    'funny wry witty humour humorous dry jokes joke silly daft cheeky irreverent amusing teasing ironic pun puns sardonic tongue-in-cheek',
    { humour: 0.9, formality: -0.4 },
  ],
  ['serious earnest solemn sober', { humour: -0.6 }],
  ['lyrical poetic sensory evocative literary descriptive', { story: 0.3, energy: -0.4 }],
  ['luxurious premium exclusive glamorous sophisticated', { formality: 0.8, energy: -0.2 }],
  ['encouraging supportive coaching guiding motivating talks', { address: 0.5 }],
]

/** Informal and formal words and words of humour: what the axes are read from, besides punctuation. */
export const STYLE_WORDS = {
  informal: `bloke chap lad lads mate folks daft rubbish telly quid tenner fiver loo knackered bother bloody cheeky gran nan mum dad kids stuff bit bits chuck chucked
    nick nicked grumpy sulky smoosh lovely ooh honestly anyway yep nope nah cuppa brew fancy reckon sorted sort cracking proper posh skint dodgy faff
    natter wobbly wonky squashy gossip pint pub grub bin binned moan swear giggle okay guts muck mucky rang pop popped lot loads`,
  formal: `shall upon whom thus therefore hence moreover furthermore nevertheless however whilst regarding concerning undertake undertaking purchase obtain require
    assist commence conclude consider considerable particular suggest delighted gladly one ought may might perhaps rather handsome indeed several most conclusive
    provide ensure appropriate sufficient additional discover described acquire permit prefer`,
  humour: `daft silly ridiculous apparently allegedly regret nonsense grumpy sulk sulky filthy tortoise duck slippers sausage biscuit cake pie custard hedgehog slug ghost
    laugh laughed laughing giggle joke joked funny wobble peculiar suspicious argument technically coincidence frankly judges dare nicknamed embarrassing pants bum knackered
    smells rubbish mad grim disgrace dignity heroic tragic glorious magnificent catastrophe disaster`,
} as const

/** The parts of the one-page strategy, in the order they are read (pages, "Strategy"). */
export const STRATEGY_SECTIONS = [
  'position',
  'client',
  'message',
  'pillars',
  'rhythm',
  'goal',
  'experiments',
  'limits',
] as const
export type StrategySection = (typeof STRATEGY_SECTIONS)[number]

export const STRATEGY_SECTION_TEXTS: Readonly<Record<StrategySection, { title: string; help: string }>> = {
  position: {
    title: 'Position',
    help: 'One sentence in four parts: who it’s for, what they want, what only you do, and why people should believe it.',
  },
  client: {
    title: 'Dream client',
    help: 'One person, and what’s just happened when they start looking for help.',
  },
  message: {
    title: 'Message',
    help: 'What they feel today, what changes, what they do next, and the proof for what you claim.',
  },
  pillars: {
    title: 'Content pillars',
    help: 'Three to five subjects you keep coming back to, and how much you publish on each.',
  },
  rhythm: {
    title: 'Channels and rhythm',
    help: 'Where you post and how often each week. Choose a rhythm you can manage in a bad week.',
  },
  goal: {
    title: '90-day goal',
    help: 'One goal with one number, and where you want to be after 30, 60 and 90 days.',
  },
  experiments: {
    title: 'Experiments',
    help: 'Small tests: what you’ll try, and how you’ll know it worked.',
  },
  limits: {
    title: 'What we don’t do',
    help: 'What you’ve decided to leave out. Put one thing on each line.',
  },
}

/** How many of each there may be. */
export const PILLAR_SLOTS = [1, 2, 3, 4, 5] as const
export const CHANNEL_SLOTS = [1, 2, 3, 4] as const
export const CLAIM_SLOTS = [1, 2, 3] as const
export const CHECKPOINT_SLOTS = [1, 2, 3] as const
export const EXPERIMENT_SLOTS = [1, 2, 3] as const

/** The fewest pillars that make a strategy. */
export const FEWEST_PILLARS = 3
/** How long a goal runs, in days, and how far apart its checkpoints are. */
export const GOAL_DAYS = 90
export const CHECKPOINT_DAYS = 30

/** line: one line of text. share: whole per cent. week: posts a week. day: YYYY-MM-DD. platform: a platform's id or ''. */
export type StrategyFieldKind = 'text' | 'line' | 'share' | 'week' | 'day' | 'platform'

export interface StrategyField {
  /** Also the name of its form field. */
  readonly key: string
  readonly section: StrategySection
  readonly kind: StrategyFieldKind
  readonly label: string
  /** A question or an example below the label; '' for none. */
  readonly help: string
}

/** Longest text of each kind, in UTF-16 units. */
export const STRATEGY_LIMITS: Readonly<Record<StrategyFieldKind, number>> = {
  text: 1000,
  line: 200,
  share: 3,
  week: 2,
  day: 10,
  platform: 20,
}

const field =
  (section: StrategySection) =>
  (key: string, kind: StrategyFieldKind, label: string, help = ''): StrategyField => ({
    key,
    section,
    kind,
    label,
    help,
  })

const position = field('position')
const client = field('client')
const message = field('message')
const pillar = field('pillars')
const channel = field('rhythm')
const goal = field('goal')
const experiment = field('experiments')

/** Every field of the strategy, in the order of the page. */
export const STRATEGY_FIELDS: readonly StrategyField[] = [
  position('position_for', 'text', 'For', 'The people it’s for, in a few words.'),
  position('position_who', 'text', 'Who', 'What they want or struggle with.'),
  position(
    'position_only',
    'text',
    'We are the only ones who',
    'What no one else does, or not the way you do.',
  ),
  position('position_because', 'text', 'Because', 'What makes that believable.'),
  client(
    'client_who',
    'text',
    'Dream client',
    'Describe one person. It helps to give them a name and say what their week is like.',
  ),
  client(
    'client_moment',
    'text',
    'When they look for help',
    'What has just happened when they type their question into a search box?',
  ),
  message('message_main', 'text', 'What everyone should remember', 'One sentence. Keep it simple.'),
  message('message_problem', 'text', 'What they feel today', 'They should recognise themselves.'),
  message('message_change', 'text', 'What changes', 'Describe how things are afterwards.'),
  message('message_ask', 'text', 'What they do next', 'One small, clear step.'),
  ...CLAIM_SLOTS.flatMap(slot => [
    message(`claim_${slot}`, 'line', `Claim ${slot}`, 'Something you say about your work.'),
    message(`proof_${slot}`, 'line', `Proof of claim ${slot}`, 'A number, a name, a quotation or a link.'),
  ]),
  ...PILLAR_SLOTS.flatMap(slot => [
    pillar(`pillar_${slot}_title`, 'line', `Pillar ${slot}`),
    pillar(`pillar_${slot}_about`, 'line', `What belongs to pillar ${slot}`),
    pillar(`pillar_${slot}_share`, 'share', `Share of pillar ${slot} (%)`),
  ]),
  ...CHANNEL_SLOTS.flatMap(slot => [
    channel(`channel_${slot}_platform`, 'platform', `Channel ${slot}`),
    channel(`channel_${slot}_week`, 'week', `Posts a week on channel ${slot}`),
    channel(`channel_${slot}_what`, 'line', `What channel ${slot} is for`),
  ]),
  channel('rhythm_days', 'text', 'Your weekly routine', 'When you write, when you post and when you reply.'),
  goal('goal_text', 'text', 'The goal', 'What will be different in 90 days?'),
  goal('goal_number', 'line', 'The number to track', 'One number you can look up, and what it is today.'),
  goal('goal_start', 'day', 'First day'),
  ...CHECKPOINT_SLOTS.map(slot =>
    goal(`checkpoint_${slot}`, 'text', `After ${slot * CHECKPOINT_DAYS} days`, 'What is true by then?'),
  ),
  ...EXPERIMENT_SLOTS.flatMap(slot => [
    experiment(`experiment_${slot}_try`, 'line', `Experiment ${slot}: we try`),
    experiment(`experiment_${slot}_sign`, 'line', `Experiment ${slot}: it works when`),
  ]),
  field('limits')('limits_not', 'text', 'What we don’t do', 'One thing on each line.'),
]

const KEYS = new Set(STRATEGY_FIELDS.map(({ key }) => key))

/** The fields of one part. */
export function strategyFields(section: StrategySection): readonly StrategyField[] {
  return STRATEGY_FIELDS.filter(each => each.section === section)
}

/** The part of this name; the first one for anything else. */
export function readStrategySection(input: unknown): StrategySection {
  return STRATEGY_SECTIONS.find(section => section === input) ?? STRATEGY_SECTIONS[0]
}

/** Texts by field. A field that is not there was never saved or confirmed; one that is '' is open on purpose. */
export type StrategyValues = Readonly<Record<string, string>>

/** A stored strategy as texts of known fields, each within its limit; anything else is left out. Never throws. */
export function readStrategyValues(stored: unknown): StrategyValues {
  if (typeof stored !== 'object' || stored === null) return {}
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(stored)) {
    if (KEYS.has(key) && typeof value === 'string') values[key] = value.slice(0, STRATEGY_LIMITS.text)
  }
  return values
}

import type { GoalKind } from './goal.ts'

/** The part that a post plays in a campaign. */
export const PIECE_ROLES = ['tease', 'teach', 'proof', 'ask', 'remind', 'thank'] as const
export type PieceRole = (typeof PIECE_ROLES)[number]

export const PIECE_ROLE_TEXTS: Readonly<
  Record<PieceRole, { readonly label: string; readonly hint: string }>
> = {
  tease: { label: 'Tease', hint: 'Makes people curious before there is anything to buy.' },
  teach: { label: 'Teach', hint: 'Helps with something, whether or not they buy.' },
  proof: { label: 'Proof', hint: 'Shows what changed for someone.' },
  ask: { label: 'Ask', hint: 'Says plainly what is on offer and how to get it.' },
  remind: { label: 'Remind', hint: 'Says when it ends, for those who meant to.' },
  thank: { label: 'Thank', hint: 'Thanks those who came, and says what happens next.' },
}

export const RECIPE_IDS = [
  'launch',
  'lead_magnet',
  'event',
  'waiting_list',
  'seasonal',
  'win_back',
  'always_on',
] as const
export type RecipeId = (typeof RECIPE_IDS)[number]

/**
 * One post of a recipe. `lines` are what its draft ends with, the first of which all words in braces are known; what a
 * founder has not said yet is never made up. Words: offer, promise, price, date (the campaign's day), last (its last
 * day), link.
 */
export interface RecipePiece {
  readonly role: PieceRole
  /** Days from the campaign's day. */
  readonly offset: number
  /** On each of the founder's channels that day, or on one of them in turn. */
  readonly where: 'each' | 'one'
  /** What it is for. */
  readonly brief: string
  readonly lines: readonly string[]
}

export interface Recipe {
  readonly label: string
  readonly forWhat: string
  /** What the day is that everything is counted from. */
  readonly dayLabel: string
  readonly goal: GoalKind
  /** In the order of their days. */
  readonly pieces: readonly RecipePiece[]
}

const one = (role: PieceRole, offset: number, brief: string, ...lines: readonly string[]): RecipePiece => ({
  role,
  offset,
  where: 'one',
  brief,
  lines,
})
const each = (role: PieceRole, offset: number, brief: string, ...lines: readonly string[]): RecipePiece => ({
  ...one(role, offset, brief, ...lines),
  where: 'each',
})

/** How a campaign of each kind is laid out. */
export const RECIPES: Readonly<Record<RecipeId, Recipe>> = {
  launch: {
    label: 'Launch',
    forWhat: 'Something new that people can buy from a certain day.',
    dayLabel: 'The day it opens',
    goal: 'sales',
    pieces: [
      one(
        'tease',
        -21,
        'Say what the problem is, and that something is coming',
        'Something new opens on {date}.',
      ),
      one('teach', -17, 'Help with one part of the problem'),
      one('proof', -14, 'Show what changed for someone', 'More of this from {date}.'),
      one('teach', -10, 'Take away the mistake that most people make'),
      each('tease', -7, 'Name it, and say when it opens', '{offer} opens on {date}.'),
      one('proof', -3, 'Show a result that answers a doubt', '{offer} opens on {date}.'),
      each(
        'ask',
        0,
        'It’s open: what it is, what it costs, how to get it',
        '{offer} is open. {promise} {price} {link}',
        '{offer} is open. {promise} {link}',
        '{offer} is open. {promise} Reply if you’d like the details.',
        '{offer} is open. Reply if you’d like the details.',
      ),
      one('proof', 2, 'Let a customer say it', '{offer}: {link}', '{offer} is open.'),
      one(
        'ask',
        4,
        'Answer the question you’re asked most',
        '{offer}: {price} {link}',
        '{offer}: {link}',
        '{offer} is open. Questions are welcome.',
      ),
      each(
        'remind',
        6,
        'Say when it ends',
        '{offer} closes on {last}. {link}',
        '{offer} closes on {last}.',
        '{offer} is still open. {link}',
        '{offer} is still open.',
      ),
      one('thank', 9, 'Thank those who joined', 'Thank you to all who joined, asked and shared.'),
    ],
  },
  lead_magnet: {
    label: 'Free guide',
    forWhat: 'Something useful that people get for their email address.',
    dayLabel: 'The day it can be had',
    goal: 'leads',
    pieces: [
      one('teach', -6, 'Give one piece of it away'),
      one('tease', -2, 'Say what will be in it', 'From {date} there is more: {offer}.'),
      each(
        'ask',
        0,
        'Offer it: what it does for them, where to get it',
        '{offer}: {promise} Get it here: {link}',
        'Get {offer} here: {link}',
        '{offer} is here. Reply to get it.',
      ),
      one('teach', 3, 'Show how to use the first page', 'It’s from {offer}: {link}', 'It’s from {offer}.'),
      one('proof', 7, 'Show what someone did with it', 'Get {offer} here: {link}', 'Reply for {offer}.'),
      one(
        'ask',
        10,
        'Ask what they struggle with, then offer it',
        'That’s what {offer} is for: {link}',
        'That’s what {offer} is for.',
      ),
      one(
        'remind',
        14,
        'Offer it once more to those who missed it',
        '{offer}, if you missed it: {link}',
        'Reply if you missed {offer}.',
      ),
      one('thank', 17, 'Thank them, and ask what helped', 'Thank you to all who read it. What helped most?'),
    ],
  },
  event: {
    label: 'Event',
    forWhat: 'A workshop, talk, open day or live session on a certain day.',
    dayLabel: 'The day of the event',
    goal: 'leads',
    pieces: [
      one('tease', -28, 'Say why you’re doing it', 'Keep {date} free.'),
      each(
        'ask',
        -21,
        'Invite them: who it’s for, when, how to come',
        '{offer} is on {date}. {promise} {price} {link}',
        '{offer} is on {date}. {promise} {link}',
        '{offer} is on {date}. Reply to keep a place.',
      ),
      one('teach', -14, 'Give away one thing you’ll show there', 'More of it on {date}.'),
      one(
        'proof',
        -10,
        'Tell what someone took home last time',
        '{offer} is on {date}: {link}',
        '{offer} is on {date}.',
      ),
      one(
        'ask',
        -7,
        'One week left: who should come',
        '{offer} is in a week, on {date}. {link}',
        '{offer} is on {date}.',
      ),
      each(
        'remind',
        -2,
        'Say where, when and what to bring',
        '{offer} is on {date}. {link}',
        '{offer} is on {date}. Bring your questions.',
      ),
      one('thank', 1, 'Thank those who came', 'Thank you to all who came.'),
      one('teach', 4, 'Share what was learnt, for those who couldn’t come'),
    ],
  },
  waiting_list: {
    label: 'Waiting list',
    forWhat: 'Something that isn’t ready, so that people can be told first.',
    dayLabel: 'The day the list closes',
    goal: 'leads',
    pieces: [
      one('tease', -28, 'Say what you’re making, and for whose trouble'),
      each(
        'ask',
        -24,
        'Open the list: what those on it get first',
        'The list for {offer} is open until {date}: {link}',
        'The list for {offer} is open until {date}. Reply to be on it.',
      ),
      one('teach', -19, 'Show the work, unfinished as it is'),
      one(
        'proof',
        -14,
        'Show what it did for the first who tried it',
        'The list: {link}',
        'Reply to be on the list.',
      ),
      one('teach', -9, 'Explain a choice you made, and why'),
      one('ask', -6, 'Ask what they’d want from it', 'Be told first: {link}', 'Reply to be told first.'),
      each(
        'remind',
        -1,
        'Last call for the list',
        'The list closes on {date}: {link}',
        'The list closes on {date}.',
      ),
      one(
        'thank',
        2,
        'Thank those on it, and say what comes next',
        'Thank you to all on the list. You’ll be told first.',
      ),
    ],
  },
  seasonal: {
    label: 'Seasonal',
    forWhat: 'A holiday, a season or a time of year that people buy for.',
    dayLabel: 'The last day to buy',
    goal: 'pounds',
    pieces: [
      one('tease', -30, 'Tell a story of this time of year'),
      one('teach', -24, 'Help them plan for it'),
      each(
        'ask',
        -18,
        'Say what you have for it',
        '{offer}: {promise} {price} {link}',
        '{offer}: {promise} {link}',
        '{offer} until {date}. Reply to order.',
      ),
      one('proof', -13, 'Show someone who had it last time', '{offer}: {link}', '{offer} until {date}.'),
      one('teach', -9, 'Answer what is asked each year'),
      one(
        'ask',
        -5,
        'Make choosing easy: one thing for one kind of person',
        '{offer}: {price} {link}',
        '{offer}: {link}',
        '{offer} until {date}.',
      ),
      each(
        'remind',
        -2,
        'Say which day is the last',
        'Order {offer} by {date}. {link}',
        'Order {offer} by {date}.',
      ),
      one('thank', 2, 'Thank them, and wish them well', 'Thank you for a good season.'),
    ],
  },
  win_back: {
    label: 'Win back',
    forWhat: 'People who bought once, or nearly did, and have gone quiet.',
    dayLabel: 'The first day',
    goal: 'sales',
    pieces: [
      one('teach', 0, 'Say what has changed since they were last here'),
      one('proof', 3, 'Tell of someone who came back'),
      each(
        'ask',
        6,
        'Invite them back, without a guilty conscience',
        'If it’s been a while: {offer}. {promise} {link}',
        'If it’s been a while: {offer}. {link}',
        'If it’s been a while, reply and say how it’s going.',
      ),
      one('teach', 10, 'Solve what made them stop'),
      one(
        'remind',
        13,
        'Say until when',
        '{offer} until {last}. {link}',
        '{offer} until {last}.',
        '{offer} is here when you’re ready.',
      ),
      one(
        'thank',
        16,
        'Thank those who stayed and those who came back',
        'Thank you to all who are still here.',
      ),
    ],
  },
  always_on: {
    label: 'Always on',
    forWhat: 'An offer that is always there, kept in sight without a date.',
    dayLabel: 'The first day',
    goal: 'clicks',
    pieces: [
      one('teach', 0, 'Help with what people ask you most'),
      one('proof', 4, 'Show what changed for someone', 'With {offer}: {link}', 'With {offer}.'),
      one('teach', 8, 'Show how you work'),
      one(
        'ask',
        11,
        'Say who it’s for, and how to begin',
        '{offer}: {promise} {link}',
        '{offer}: {link}',
        '{offer}: {promise}',
        'Reply if you’d like {offer}.',
      ),
      one('teach', 15, 'Correct something that is widely believed'),
      one('proof', 19, 'Let a customer say it', '{offer}: {link}', 'With {offer}.'),
      one('teach', 23, 'Tell what went wrong once, and what you do now'),
      one(
        'ask',
        26,
        'Answer a doubt, then say how to begin',
        '{offer}: {price} {link}',
        '{offer}: {link}',
        'Reply if you’d like {offer}.',
      ),
    ],
  },
}

/** The recipe of a posted or stored word; null for another. */
export function readRecipe(input: unknown): RecipeId | null {
  return RECIPE_IDS.find(id => id === input) ?? null
}

import { STRATEGY_FIELDS, STRATEGY_SECTIONS } from '#core/brand/strategy/fields.ts'
import { guessStrategy } from '#core/brand/strategy/guess.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { clarifyOf, type Founder } from '../founders/founder.ts'

export interface PillarRow {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly target_share: number
  readonly position: number
}

export interface StrategySeed {
  readonly id: string
  readonly data: Readonly<Record<string, string>>
  readonly pillars: readonly PillarRow[]
  /** When each version was saved, the oldest first, and which part. */
  readonly versions: readonly { readonly at: string; readonly section: string }[]
}

/** A strategy with every part filled in, four pillars, and the versions it went through. */
export function makeStrategy(
  founder: Founder,
  { days, now, nextId }: { days: number; now: Date; nextId: () => string },
): StrategySeed {
  const titles = ['Behind the work', 'How it is done', 'What I believe', 'The offer']
  const shares = [45, 30, 15, 10]
  const pillars = titles.map((title, position) => ({
    id: nextId(),
    title,
    description: founder.tips[position] ?? founder.offer,
    target_share: shares[position] ?? 10,
    position,
  }))
  const [first, second] = founder.moments
  const guess = guessStrategy(clarifyOf(founder), { today: now.toISOString().slice(0, 10) })
  const start = new Date(now.getTime() - 40 * DAY_MS).toISOString().slice(0, 10)
  const versionCount = Math.min(24, Math.max(2, Math.floor(days / 30)))
  const line = (text: string) => text.slice(0, 200)
  return {
    id: nextId(),
    pillars,
    data: {
      // What nothing is said about is open on purpose, and no guess.
      ...Object.fromEntries(STRATEGY_FIELDS.map(({ key }) => [key, ''])),
      position_for: guess.position_for ?? '',
      position_who: guess.position_who ?? '',
      position_only: guess.position_only ?? '',
      position_because: guess.position_because ?? '',
      client_who: founder.client,
      client_moment: guess.client_moment ?? '',
      message_main: founder.message,
      message_problem: founder.problem,
      message_change: founder.transformation,
      message_ask: guess.message_ask ?? '',
      claim_1: line(founder.method),
      proof_1: line(first.lesson),
      claim_2: line(founder.message),
      proof_2: line(second.lesson),
      claim_3: line(founder.belief),
      ...Object.fromEntries(
        pillars.flatMap(({ title, description, target_share }, n) => [
          [`pillar_${n + 1}_title`, title],
          [`pillar_${n + 1}_about`, line(description)],
          [`pillar_${n + 1}_share`, String(target_share)],
        ]),
      ),
      ...Object.fromEntries(
        founder.platforms.slice(0, 3).flatMap((platform, n) => [
          [`channel_${n + 1}_platform`, platform],
          [`channel_${n + 1}_week`, String(4 - n)],
          [`channel_${n + 1}_what`, ['Where people meet me', 'Where I explain', 'Where I listen'][n] ?? ''],
        ]),
      ),
      rhythm_days: 'Write on Monday, out on Tuesday, Thursday and Saturday, answer in the evening.',
      goal_text: `A full diary for ${founder.offerName}.`.slice(0, 1000),
      goal_number: '12 enquiries a month; today there are 7.',
      goal_start: start,
      checkpoint_1: '9 enquiries, and two new stories a week.',
      checkpoint_2: '11 enquiries, and the letter goes out every month.',
      checkpoint_3: '12 enquiries without a single discount.',
      experiment_1_try: 'One post a week that begins with a question',
      experiment_1_sign: 'More answers than likes',
      experiment_2_try: 'A story told in two parts',
      experiment_2_sign: 'People ask for the second part',
      limits_not: 'No daily videos\nNo countdowns\nNothing we would not say to a client',
    },
    versions: Array.from({ length: versionCount }, (_, n) => ({
      at: new Date(now.getTime() - (versionCount - n) * 28 * DAY_MS).toISOString(),
      section: STRATEGY_SECTIONS[n % STRATEGY_SECTIONS.length] ?? '',
    })),
  }
}

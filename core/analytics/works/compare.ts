import type { Chance } from '../../shared/seeded.ts'
import { midRanks, type Ranked, strataOf, tieFactor } from './ranks.ts'

/** With fewer than these inside or outside of a group, nothing is compared. */
export const FEWEST_POSTS = 10
/** How often everything is shuffled to see what chance does. */
const ROUNDS = 999
/** The share of workspaces in which chance alone claims nothing: a little more than the nine of ten that are promised. */
const LEVEL = 0.93

/**
 * Answers what `find` found before for the same facts, or finds it: shuffling takes nearly all of the time, and says the same
 * of the same posts.
 */
export type Remember = (facts: string, find: () => number) => number

/** A post with the groups it belongs to. */
export interface Grouped extends Ranked {
  readonly groups: readonly string[]
}

/**
 * A group beside all others. Pairs are one post of the group and one outside of it, in the same stratum; `share` of them,
 * 0 to 1, the one of the group had more (equal ones count half), and 0.5 is no difference. The interval is null for a
 * group that is too small, or in which every post had the same.
 */
export interface Comparison {
  readonly group: string
  /** Posts of the group, and others, that have somebody to be compared with. */
  readonly posts: number
  readonly others: number
  readonly share: number
  readonly interval: { readonly low: number; readonly high: number } | null
}

interface Part {
  readonly members: readonly number[]
  readonly inside: readonly number[]
  /** How much the stratum weighs, of 1 in all. */
  readonly weight: number
  readonly variance: number
}

/**
 * Compares each group with the rest of the posts. Strata are weighed by how much they tell, `n₁n₂ / (n₁ + n₂)`, not by how
 * many responses they have. The posts’ values are shuffled within their strata 999 times, for all groups at once; how far
 * the farthest group then strays by chance makes the intervals. So where nothing makes a difference, any interval at all
 * leaves 0.5 out in at most one of ten workspaces, however many groups are looked at (Westfall and Young’s max T). The
 * order of the rows does not matter. Takes about 60 ms for 500 posts in 30 groups.
 */
export function compareGroups(
  rows: readonly Grouped[],
  {
    chance,
    fewest = FEWEST_POSTS,
    remember = (_facts, find) => find(),
  }: { chance: Chance; fewest?: number; remember?: Remember },
): Comparison[] {
  const posts = rows.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const strata = strataOf(posts).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const ranks = new Float64Array(posts.length)
  for (const members of strata)
    midRanks(members.map(at => posts[at]?.value ?? 0)).forEach((rank, at) => {
      ranks[members[at] ?? 0] = rank
    })
  const names = [...new Set(posts.flatMap(({ groups }) => groups))].sort()
  const looked = names.map(group => {
    const parts = partsOf(group, { posts, strata, ranks })
    const inside = count(parts.map(part => part.inside.length))
    const others = count(parts.map(part => part.members.length)) - inside
    const deviation = Math.sqrt(count(parts.map(part => part.weight ** 2 * part.variance)))
    const isTested = inside >= fewest && others >= fewest && deviation > 0
    return { group, parts, inside, others, deviation, isTested }
  })
  const tested = looked.filter(({ isTested }) => isTested)
  // Everything that a shuffle depends on.
  const insides = tested.map(({ parts }) => parts.map(({ inside }) => inside))
  const facts = JSON.stringify([strata, [...ranks], insides])
  const reach = remember(facts, () => reachOfChance(tested, { strata, ranks, chance }))
  return looked.map(({ group, parts, inside, others, deviation, isTested }) => {
    const share = shareOf(parts, ranks)
    const spread = reach * Math.max(deviation, ownDeviation(parts, ranks))
    const interval = { low: Math.max(0, share - spread), high: Math.min(1, share + spread) }
    return { group, posts: inside, others, share, interval: isTested ? interval : null }
  })
}

function partsOf(
  group: string,
  input: { posts: readonly Grouped[]; strata: readonly (readonly number[])[]; ranks: Float64Array },
): Part[] {
  const parts = input.strata.flatMap(members => {
    const inside = members.filter(at => input.posts[at]?.groups.includes(group))
    const [n1, n2] = [inside.length, members.length - inside.length]
    if (n1 === 0 || n2 === 0) return []
    const factor = tieFactor(members.map(at => input.ranks[at] ?? 0))
    return [{ members, inside, weight: (n1 * n2) / (n1 + n2), variance: factor / (12 * n1 * n2) }]
  })
  const all = count(parts.map(({ weight }) => weight))
  return parts.map(part => ({ ...part, weight: part.weight / all }))
}

/** In which share of the pairs the one of the group ranks higher; 0.5 where there are none. */
function shareOf(parts: readonly Part[], ranks: Float64Array): number {
  if (parts.length === 0) return 0.5
  let share = 0
  for (const { members, inside, weight } of parts) {
    let sum = 0
    for (const at of inside) sum += ranks[at] ?? 0
    const n1 = inside.length
    share += (weight * (sum - (n1 * (n1 + 1)) / 2)) / (n1 * (members.length - n1))
  }
  // The weights of strata add up to one only nearly.
  return Math.min(1, share)
}

/**
 * The standard error of the share as the posts themselves vary, which is larger than what chance alone gives where a group
 * is more mixed than the others (placements, as in DeLong’s and Brunner and Munzel’s). 0 where a stratum has one post.
 */
function ownDeviation(parts: readonly Part[], ranks: Float64Array): number {
  let sum = 0
  for (const { members, inside, weight } of parts) {
    const own = new Set(inside)
    const groups = [inside, members.filter(at => !own.has(at))]
    for (const [which, group] of groups.entries()) {
      const other = groups[1 - which]?.length ?? 1
      const within = midRanks(group.map(at => ranks[at] ?? 0))
      const places = group.map((at, place) => ((ranks[at] ?? 0) - (within[place] ?? 0)) / other)
      sum += (weight ** 2 * variance(places)) / group.length
    }
  }
  return Math.sqrt(sum)
}

/** How many standard errors the farthest of the groups strays from no difference in all but a few shuffles. */
function reachOfChance(
  groups: readonly { parts: readonly Part[]; deviation: number }[],
  { strata, ranks, chance }: { strata: readonly (readonly number[])[]; ranks: Float64Array; chance: Chance },
): number {
  const shuffled = ranks.slice()
  const farthest = new Float64Array(ROUNDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const members of strata) shuffle(shuffled, members, chance)
    let most = 0
    for (const { parts, deviation } of groups)
      most = Math.max(most, Math.abs(shareOf(parts, shuffled) - 0.5) / deviation)
    farthest[round] = most
  }
  return farthest.sort()[Math.ceil(LEVEL * (ROUNDS + 1)) - 1] ?? Number.POSITIVE_INFINITY
}

function shuffle(values: Float64Array, members: readonly number[], chance: Chance): void {
  for (let left = members.length - 1; left > 0; left -= 1) {
    const [a, b] = [members[left] ?? 0, members[Math.floor(chance() * (left + 1))] ?? 0]
    const kept = values[a] ?? 0
    values[a] = values[b] ?? 0
    values[b] = kept
  }
}

function variance(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = count(values) / values.length
  return count(values.map(value => (value - mean) ** 2)) / (values.length - 1)
}

function count(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

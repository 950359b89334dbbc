const listOf = (text: string) => text.trim().split(/\s+/)

/** Words of British English that speak well or badly of something, by how strongly (1 to 3). */
const GOOD: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: listOf(`
    accessible affordable agreeable appealing approachable attentive bargain benefit benefits better bright calm
    capable careful caring charm clean clear clever comfortable comfy confident consistent convenient courteous cosy decent
    dedicated dependable easy effective efficient encouraging engaging ethical favourable favourite fine fresh
    friendly fun generous genuine gentle glad good gorgeous grateful growing handmade handy helped helpful honest hopeful
    improve improved improvement improving inclusive inspired inspiring interesting inviting likeable lively lovely
    memorable neat nice nourishing pleasant pleased polite popular positive practical praise
    praised prompt promising proud quality recommend recommended recommends refreshing reliable responsive restful
    rewarding safe satisfied satisfying sensible simple skilled smart smooth smoothly sincere solid special stylish success
    successful supportive sustainable tasty thank thankful thanks thorough thoughtful tidy trust trusted trustworthy
    useful valuable warm warmly welcome welcomed welcoming win winner winning wins wise worthwhile worthy
  `),
  2: listOf(`
    admire admired adore applaud award awarded beautiful beautifully beloved brilliant celebrate celebrated charming cracking
    cherished delicious delight delighted delightful divine enjoy enjoyable enjoyed enjoying exciting excited excellent
    fab fantastic flawless glorious great greatest happier happiest happy heartwarming impressed impressive joy joyful
    love loved loves loving marvellous perfect perfectly pleasure remarkable splendid spotless stunning super superb
    terrific thrilled thriving treasure tremendous triumph unforgettable wonderful wonderfully wow yummy
  `),
  3: listOf(
    'amazing astonishing awesome best exceptional extraordinary faultless incredible outstanding phenomenal unbeatable',
  ),
}
const BAD: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: listOf(`
    annoyed annoying awkward bland bored boring careless complaint complaints complicated concern concerned
    concerns confused confusing costly cramped criticised criticism crowded damp delay delayed delays difficult
    disagree dirty dull expensive faded fail failed failing fails flimsy forgettable frustrated frustrating fussy gimmick
    grumpy inconsistent inconvenient irritating lacklustre lack lacking lacks lazy lost mediocre
    messy missed missing mistake mistakes misleading muddled negative noisy outdated overcooked overpriced overrated
    patronising poor poorly pricey problem problems pushy regret regretted risky rushed scruffy shabby shortage slow slower
    sloppy stale stingy stressful struggle struggled struggling stuck tired tiresome trouble tacky unclear uncomfortable
    underwhelmed underwhelming uneasy unfair unfriendly unhappy unhelpful unimpressed uninspired unlucky unpleasant
    unprofessional unreliable unsafe unsatisfied unsure upset useless vague weak worried worry worse
  `),
  2: listOf(`
    abysmal angry appalled ashamed avoid bad badly broke broken bullying cancelled cheated complained complaining
    damaged damaging dangerous deceived defective disappointed disappointing disappointment dishonest dismal disrespectful
    dreadful faulty furious greedy grim hate hated hates ignored insulting lied lousy mess misled nasty nightmare
    outrage outraged pathetic rotten rude rubbish ruined scam shame shameful shocking sued terrible unacceptable ugly
    unethical unusable upsetting waste wasted
  `),
  3: listOf(
    'atrocious awful disaster disastrous disgraceful disgusted disgusting fraud fraudulent horrendous horrible horrific poisoned worst',
  ),
}

const FEELINGS: ReadonlyMap<string, number> = new Map(
  ([1, 2, 3] as const).flatMap(strength => [
    ...GOOD[strength].map((word): [string, number] => [word, strength]),
    ...BAD[strength].map((word): [string, number] => [word, -strength]),
  ]),
)

/** Apostrophes are left out of words: "isn’t" is `isnt`. */
const NEGATORS = new Set(
  listOf(`
    aint arent barely cannot cant couldnt didnt doesnt dont hadnt hardly hasnt havent isnt neither never no nobody
    none nor not nothing nowhere rarely scarcely seldom shouldnt wasnt werent without wont wouldnt
  `),
)

const STRENGTHS: ReadonlyMap<string, number> = new Map([
  ...listOf(
    'absolutely amazingly bloody completely deeply entirely extremely hugely incredibly seriously totally utterly',
  ).map((word): [string, number] => [word, 2]),
  ...listOf(
    'especially genuinely highly most particularly proper properly really so such too truly very',
  ).map((word): [string, number] => [word, 1.5]),
  ...listOf('bit fairly little mildly partly pretty quite rather slightly somewhat').map(
    (word): [string, number] => [word, 0.5],
  ),
])

/** How a word speaks by itself: −3 to 3, 0 for all that say nothing. */
export function feelingOf(word: string): number {
  return FEELINGS.get(word) ?? 0
}

/** Does the word turn what follows into its opposite? */
export function isNegator(word: string): boolean {
  return NEGATORS.has(word)
}

/** By how much the word makes what follows stronger (above 1) or weaker (below 1). */
export function strengthOf(word: string): number {
  return STRENGTHS.get(word) ?? 1
}

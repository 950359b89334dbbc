import { foldText } from '../words.ts'

/** What a thing that is looked for is to the workspace. */
export const THING_KINDS = ['brand', 'founder', 'handle', 'offer', 'word'] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** Something whose mentions are looked for. */
export interface Thing {
  readonly kind: ThingKind
  readonly name: string
  /** Its folded words, which name it in addresses and rows. */
  readonly key: string
}

/** Most things that are looked for, and characters of one's key. */
export const THING_LIMITS = { things: 100, key: 200 } as const
const SHORTEST_KEY = 2

/** What a workspace calls itself and what is its own, with the words of its founder. */
export interface MentionFacts {
  readonly brand: string
  readonly founder: string
  readonly handles: readonly string[]
  readonly offers: readonly string[]
  readonly added: readonly string[]
  readonly excluded: readonly string[]
}

/**
 * What is looked for, each once: a name that is two things is the first of them. A name that the founder excludes is not
 * looked for, and neither is one of a single character.
 */
export function listThings(facts: MentionFacts): Thing[] {
  const excluded = new Set(facts.excluded.map(foldText))
  const named: [ThingKind, readonly string[]][] = [
    ['brand', [facts.brand]],
    ['founder', [facts.founder]],
    ['word', facts.added],
    ['handle', facts.handles],
    ['offer', facts.offers],
  ]
  const things = new Map<string, Thing>()
  for (const [kind, names] of named)
    for (const name of names) {
      const key = foldText(name)
      if (key.length < SHORTEST_KEY || key.length > THING_LIMITS.key) continue
      if (excluded.has(key) || things.has(key) || things.size >= THING_LIMITS.things) continue
      things.set(key, { kind, name: name.trim(), key })
    }
  return [...things.values()].sort((a, b) => THING_KINDS.indexOf(a.kind) - THING_KINDS.indexOf(b.kind))
}

/** Excluded words that rule a text out: those that name nothing of the workspace. */
export function rulingOut(facts: MentionFacts): string[] {
  const own = new Set(
    [facts.brand, facts.founder, ...facts.handles, ...facts.offers, ...facts.added].map(foldText),
  )
  return facts.excluded.filter(word => !own.has(foldText(word)))
}

/** Words that stand in so many texts that finding one says nothing. */
const COMMON = new Set(
  `a about above after again all also always am an and another any are around art as ask at away baby back bad bake bakery
  be beauty because become been before begin being below best better between big blog body book both box brand bright
  business but buy by call can care centre change child city clear click coach coffee come community company could
  course create creative day days deal design did digital do does done down each early easy eat email end energy even
  event every example eye face fact family far fast feel few find fire first five flow follow food for form found free
  fresh friend from full fun future game garden get gift give go goal gold good great green group grow growth guide had
  half hand happy hard has have he head health hear heart help her here high him his hold home hope house how i idea if
  impact in inside into is it its job journey just keep kind kitchen know land large last late learn leave left lesson
  letter life light like line list little live local long look love made magic make man many mark market may me mean
  meet method might mind model moment money month more morning most mother mountain move much music must my name nature
  need never new news next nice night no not note nothing now of off office often old on once one online only open or
  order other our out over own page part party people person phone photo place plan play point post power present price
  product program programme project put question quick read ready real red rest right rise river road room root run safe
  said sale same say school sea season see sell sense service set she shine shop short should show side simple since
  sister size sky small smart so social some song soul space spark spirit spring star start step still stone stop store
  story street strong studio style such summer sun support sure system table take talk team tell test than that the
  their them then there these they thing think this those thought three through time to today together too top town
  tree true try turn two under up us use very video voice wait walk want was watch water way we web week welcome well
  went were what when where which while white who why wild will wind winter wise with woman wood word work workshop
  world would write year yes yoga you young your`.split(/\s+/),
)

/** Is the name a single word that stands in very many texts, so that most of what is found would be about something else? */
export function isCommonName(name: string): boolean {
  const key = foldText(name)
  return key !== '' && !key.includes(' ') && (COMMON.has(key) || key.length <= SHORTEST_KEY)
}

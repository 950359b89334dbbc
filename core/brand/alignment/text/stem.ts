import { british } from './spelling.ts'

/** Forms no suffix rule reaches, by base word. */
const IRREGULAR_FORMS = `
be am is are was were been being|have has had having|do does did done doing|go goes went gone|feel felt|tell told|sell sold
make made|buy bought|bring brought|think thought|teach taught|catch caught|sleep slept|keep kept|leave left|mean meant
write wrote written|drive drove driven|ride rode ridden|rise rose risen|speak spoke spoken|break broke broken|choose chose chosen
grow grew grown|know knew known|throw threw thrown|draw drew drawn|fly flew flown|run ran|swim swam swum|sing sang sung
drink drank drunk|begin began begun|sit sat|stand stood|understand understood|hold held|find found|win won|lose lost
pay paid|say said|lay laid|hear heard|meet met|lead led|read reading|feed fed|build built|send sent|spend spent|lend lent
eat ate eaten|use used using user|give gave given|take took taken|shake shook shaken|see saw seen|fall fell fallen|forget forgot forgotten
get got gotten|wear wore worn|tear tore torn|bear bore borne|hide hid hidden|bite bitten|light lit|come came|become became
stick stuck|hang hung|dig dug|sew sewn|knit knitted knitting|show shown|man men|woman women|child children kid kids|foot feet
tooth teeth|mouse mice|goose geese|person people|life lives|wife wives|knife knives|leaf leaves|loaf loaves|half halves
shelf shelves|calf calves|die dying died|lie lying|tie tying tied|mum mums mom moms mummy|dad dads daddy|patience patient patients
honesty honest|curiosity curious|generosity generous|nostalgia nostalgic|courage courageous|joy joyful joyous|simple simplicity simply
humility humble|clarity clear clearly|pride proud proudly|strength strong stronger|warmth warm|truth true truly|freedom free freely
slow slowness slowly|health healthy|wealth wealthy|anger angry|hunger hungry|ease easy easily easier|comfort comfortable comfortably
calm calmer calmly calmness|belong belonging|care caring careful carefully|kind kindness kindly|fair fairness fairly
bake baker bakery baking|brew brewer brewery|photograph photographer photography photo photos|account accountant accounting accounts
architect architecture architectural|music musician musical|science scientific scientist|nature natural naturally
inclusive inclusion include|sustain sustainable sustainability|beauty beautiful beautifully|create creative creativity creation
secure security|private privacy|safe safety safely|quiet quietly|reassure reassurance reassuring|relief relieve relieved
amuse amusement amusing|delight delighted delightful|tender tenderness|confident confidence confidently|excite excited exciting excitement
inspire inspiration inspiring|motivate motivation|determine determined determination|empathy empathetic|grateful gratitude
wise wisdom|bold boldness boldly|brave bravery bravely|silly silliness|play playful playfully|hope hopeful hopefully`

/** Words whose ending only looks like a suffix. */
const WHOLE = new Set(
  `shower flower corner number master matter letter better mother father brother sister water paper winter summer river
  butter dinner supper silver paper finger answer weather leather feather together another either tower power offer order
  cover under after never ever over other rather whether center centre caring species series news always perhaps business
  less bless class glass grass press dress cross bus gas yes this his its us lens canvas thing nothing something anything
  everything during morning evening spring string bring king ring wing sing ceiling wedding sibling red bed need seed feed
  speed breed indeed shed hundred sacred naked wicked moment comment cement element document garment apartment department
  ally family reply supply apply july fly rely holy early only daily italy belly jelly bully monthly weekly
  capital hospital animal metal total local royal final rental dental mental medal pedal petal signal journal
  music public magic logic topic basic comic fabric garlic picnic traffic parent talent student agent event client
  patient orient present rent tent cent spent scent accent absent silent recent
  table cable stable able enable vegetable city pity charity university quality security ability identity
  interest forest harvest honest west best rest test guest request chest nest contest protest modest
  ration nation station action section motion lotion potion portion option fraction position condition tradition
  meter metre litre enter filter poster sister monster plaster master sober october november december september member
  chapter character computer quarter counter theatre oyster lobster spider cider ladder leader reader wonder gender border
  sonder thunder powder folder shoulder boulder calendar grammar sugar collar dollar cellar guitar`
    .split(/\s+/)
    .filter(Boolean),
)

const IRREGULAR = new Map<string, string>()
for (const group of IRREGULAR_FORMS.split(/[|\n]/)) {
  const [base, ...forms] = group.trim().split(/\s+/)
  if (!base) continue
  IRREGULAR.set(base, base)
  for (const form of forms) IRREGULAR.set(form, base)
}

/** Suffixes of derived words with the least length of what remains. Longest first. */
const SUFFIXES: readonly (readonly [string, string, number])[] = [
  ['ational', 'at', 3],
  ['isation', 'is', 3],
  ['ization', 'is', 3],
  ['fulness', '', 3],
  ['iveness', 'iv', 3],
  ['ability', '', 3],
  ['ibility', '', 3],
  ['ically', 'ic', 3],
  ['ation', '', 4],
  ['ingly', '', 3],
  ['ising', 'is', 3],
  ['izing', 'is', 3],
  ['ment', '', 4],
  ['ness', '', 3],
  ['able', '', 4],
  ['ible', '', 4],
  ['ance', '', 4],
  ['ence', '', 4],
  ['ancy', '', 4],
  ['ency', '', 4],
  ['ised', 'is', 3],
  ['ized', 'is', 3],
  ['ical', 'ic', 3],
  ['iest', 'y', 3],
  ['ful', '', 3],
  ['ous', '', 4],
  ['ive', '', 4],
  ['ion', '', 4],
  ['ity', '', 4],
  ['ise', 'is', 3],
  ['ize', 'is', 3],
  ['ism', '', 4],
  ['ist', '', 4],
  ['ant', '', 4],
  ['ent', '', 5],
  ['est', '', 4],
  ['ier', 'y', 3],
  ['al', '', 5],
  ['ic', '', 4],
  ['ly', '', 3],
  ['er', '', 4],
  ['or', '', 5],
  ['en', '', 5],
]

const HAS_VOWEL = /[aeiouy]/
const DOUBLED = /([bdfgmnprt])\1$/

function withoutInflection(word: string): string {
  const n = word.length
  if (word.endsWith('ies') && n > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches') || word.endsWith('shes'))
    return word.slice(0, -2)
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('s')) return word.slice(0, -1)
  if (word.endsWith('ing') && n > 4) {
    const rest = word.slice(0, -3)
    if (HAS_VOWEL.test(rest)) return DOUBLED.test(rest) ? rest.slice(0, -1) : rest
  }
  if (word.endsWith('ied') && n > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ed') && n > 4) {
    const rest = word.slice(0, -2)
    if (HAS_VOWEL.test(rest)) return DOUBLED.test(rest) ? rest.slice(0, -1) : rest
  }
  return word
}

/** “travelled” and “traveled”, “fulfil” and “fulfill” are one word. */
function single(word: string): string {
  return word.length > 5 && word.endsWith('ll') ? word.slice(0, -1) : word
}

function withoutSuffix(word: string): string {
  for (const [suffix, replacement, least] of SUFFIXES) {
    if (word.length - suffix.length >= least && word.endsWith(suffix)) {
      const rest = word.slice(0, word.length - suffix.length) + replacement
      return DOUBLED.test(rest) ? rest.slice(0, -1) : rest
    }
  }
  return word
}

function settled(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1)
  if (word.length > 2 && word.endsWith('y')) return `${word.slice(0, -1)}i`
  return word
}

/**
 * The form under which a lower-case word is compared: light English stemming (inflections, then at most one derived
 * ending) with the irregular forms that posts use. The same word always gives the same stem.
 */
export function stem(word: string): string {
  const known = KNOWN.get(word)
  if (known !== undefined) return known
  const found = findStem(word)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(word, found)
  return found
}

/** Stems found before: a text and its foundation say most words more than once. */
const KNOWN = new Map<string, string>()
const MOST_KNOWN = 4000

function findStem(word: string): string {
  const mark = word.indexOf("'")
  const bare = british(mark > 0 ? word.slice(0, mark) : word)
  const irregular = IRREGULAR.get(bare)
  if (irregular !== undefined) return irregular
  if (bare.length <= 3 || WHOLE.has(bare)) return bare
  const base = single(withoutInflection(bare))
  const irregularBase = IRREGULAR.get(base) ?? IRREGULAR.get(`${base}e`)
  if (irregularBase !== undefined) return irregularBase
  if (base.length <= 3 || WHOLE.has(base)) return base
  const root = withoutSuffix(base)
  return IRREGULAR.get(root) ?? IRREGULAR.get(`${root}e`) ?? settled(root)
}

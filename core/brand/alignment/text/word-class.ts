import { rarityOf } from './rarity.ts'
import type { Token } from './tokenise.ts'

/** What a word does in a sentence, as far as its form tells. Each class is one letter, in the order of the joints' table. */
const GRAMMAR: Readonly<Record<string, string>> = {
  D: 'a an the my your our their its his every each another this that these those some any no',
  P: 'of with from into without for at between through on in by about after before behind over under until since near onto than as',
  J: 'and or but so nor yet',
  S: "i we he she they who it you there i'm we're they're he's she's it's you're that's there's i've we've you've they've i'd we'd you'd he'd she'd they'd i'll we'll you'll he'll she'll they'll it'll who's what's here's let's",
  O: 'me him them us her myself yourself himself herself themselves itself mine yours ours theirs',
  B: 'is are was were am be been being',
  H: 'has have had having do does did will would can could should may might must shall',
  N: "not never don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't ain't",
  T: 'to',
  W: 'what when where which how why because if while though although unless whether whose',
  Q: 'all almost already also always anything anyone anybody everything everyone everybody nothing nobody someone something even ever just here more most much many few less least only once now then too very still again back off out up down away well really quite rather perhaps maybe often soon both enough other others such same own',
}

const CLASS_OF = new Map<string, string>()
for (const [letter, words] of Object.entries(GRAMMAR))
  for (const word of words.split(' ')) CLASS_OF.set(word, letter)

/** All classes: those of grammar, numbers, content words by ending and by how common they are, words nobody knows, and the comma. */
export const WORD_CLASSES = [...Object.keys(GRAMMAR), '#', 'g', 'd', 'l', 's', 'c', 'x', ','] as const

/** The class of a word, as an index into `WORD_CLASSES`. */
export function wordClass(token: Token): number {
  const { lexeme } = token
  lexeme.wordClass ??= INDEX[CLASS_OF.get(token.word) ?? contentClass(token)] ?? 0
  return lexeme.wordClass
}

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(WORD_CLASSES.map((name, at) => [name, at]))
export const COMMA = INDEX[','] ?? 0
export const AND = INDEX.J ?? 0

function contentClass(token: Token): string {
  const { word } = token
  if (/^\d/.test(word)) return '#'
  const weight = rarityOf(token)
  if (weight === 0) return 'Q'
  if (word.length > 4) {
    if (word.endsWith('ing')) return 'g'
    if (word.endsWith('ed')) return 'd'
    if (word.endsWith('ly')) return 'l'
  }
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return 's'
  return weight < 0.7 ? 'c' : 'x'
}

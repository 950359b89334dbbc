import { isBalanced } from '../../shared/grammar/sentences.ts'
import { PROPER } from '../../shared/grammar/words.ts'

/** What is wrong with a sentence, for tests: rules of their own, so that they find what the grammar itself lets through. */
interface Rule {
  readonly fault: string
  readonly finds: (sentence: string, bare: string) => boolean
}

const FINITE =
  '(?:is|are|was|were|has|have|had|can|can’t|will|would|does|do|don’t|doesn’t|isn’t|aren’t|gets?|makes?|wants?|watch|watches|throws?)'
/** Where our frames leave a gap for a noun phrase, and where that gap ends. */
const GAPS = [
  /\bFor ([^,.“”]+?)(?=,? who\b|, we are|[.,])/,
  /\bask about ([^“”.:]+)/,
  /\bbefore and after ([^“”.]+)/,
  /\benough of ([^“”.]+)/,
  /\binvitation to ([^“”:,]+)/,
  /\bThink of ([^“”.]+)/,
  /\btell them about ([^“”.]+)/,
  /\bsound like ([^“”.]+)/,
]
const MAIN_VERB = new RegExp(
  `^(?:(?!\\b(?:who|that|which|whose|where|when|while|because|if|how|why|what|you|we|they|I|she|he|it|whoever)\\b).)*?\\s${FINITE}\\b`,
)

const RULES: readonly Rule[] = [
  { fault: 'white space', finds: text => /\s{2,}|\s[.,;:!?]|^\s|\s$/.test(text) },
  { fault: 'doubled marks', finds: text => /[.,;:!?…][.,;:!?…]|“”|…/.test(text) },
  { fault: 'unbalanced marks', finds: text => !isBalanced(text) },
  {
    fault: 'doubled word',
    finds: (_, bare) =>
      /(?:^|\s)(\p{L}+)\s\1(?=[\s.,!?]|$)/iu.test(bare.replace(/\b(?:that that|had had)\b/g, '')),
  },
  {
    fault: 'capital after a comma',
    finds: (_, bare) =>
      [...bare.matchAll(/, (\p{Lu}\p{Ll}[\p{L}’]*)/gu)].some(
        ([, word = '']) => !PROPER.has(word.toLowerCase()),
      ),
  },
  {
    fault: 'mixed person',
    finds: (_, bare) =>
      /(?:^|[^\p{L}’])(?:we|our|us|ourselves)(?![\p{L}])/iu.test(bare) &&
      /(?:^|[^\p{L}’])(?:I|me|my|mine|myself)(?![\p{L}])/u.test(bare),
  },
  {
    fault: 'speaks of the founder as “I”',
    finds: (_, bare) =>
      /\b(?:You wrote|your next|Think of|you described)\b/.test(bare) &&
      /(?:^|\s)(?:I|my|me|our|us)(?=[\s’.,])/.test(bare),
  },
  {
    fault: 'two subjects',
    finds: (_, bare) =>
      /\b(?:ones who|wrote that|because) (?:that|who|I we|we I|and|but|so)\b|\bones who (?:I|we|he|she|they|it|you)\b/i.test(
        bare,
      ),
  },
  {
    fault: 'a sentence where a thing belongs',
    finds: (_, bare) =>
      GAPS.some(gap => {
        const [, filled = ''] = bare.match(gap) ?? []
        return MAIN_VERB.test(` ${filled}`) || /^(?:I|we|she|he|they|it|you|there|to|and|but)\b/i.test(filled)
      }),
  },
  {
    fault: 'ends in the middle',
    finds: text => /\b(?:the|an?|and|or|your|our|my|their|which|very)[.?!:”]/i.test(text),
  },
  {
    fault: 'article',
    finds: (_, bare) => /\ba (?=[aeio])(?!one\b|once\b|eu)|\ban (?=[bcdfgjklpqtvwz])/i.test(bare),
  },
  {
    fault: 'number',
    finds: (_, bare) =>
      /^For (?:someone|anyone|an? )[^,.]*, who (?:need|want|struggle) /.test(bare) ||
      /\b(?:people like|people who)[^,.]*, who (?:needs|wants|struggles) /.test(bare) ||
      /\bOne \p{L}+s from\b/u.test(bare),
  },
  { fault: 'missing answer', finds: text => /undefined|null|NaN|\[object/.test(text) },
]

/** The names of all rules that a sentence breaks; none for one that can be read aloud. */
export function faultsOf(sentence: string): string[] {
  const bare = sentence.replace(/“[^“”]*”/g, '“ ”')
  return RULES.filter(({ finds }) => finds(sentence, bare)).map(({ fault }) => fault)
}

import { lowerFirst } from '../../shared/grammar/phrase.ts'
import type { PlainRule } from './rule.ts'

/** How the verb of an announcement goes on by itself: "we are thrilled to announce" says "we are announcing". */
const GOING_ON: Readonly<Record<string, string>> = {
  announce: 'announcing',
  share: 'sharing',
  reveal: 'revealing',
  report: 'reporting',
  introduce: 'introducing',
  present: 'presenting',
  launch: 'launching',
  unveil: 'showing',
}
const NOUNS: Readonly<Record<string, string>> = {
  launch: 'launching',
  release: 'releasing',
  opening: 'opening',
  start: 'starting',
}

const GLAD =
  '(?:(?:so|very|super|really|absolutely|incredibly|beyond|truly|just|also|now|extremely|more than) ){0,3}(?:excited|thrilled|delighted|proud|pleased|happy|honou?red|humbled|stoked|overjoyed)'
const SUBJECT = '(?:we|i|(?:our|the)(?: whole| entire)? (?:team|company))'
const VERB = `announce|share|reveal|report|introduce|present|launch|unveil|say|tell you|let you know|tell everyone`
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${SUBJECT})(['’](?:re|m)| are| am| is) )?(${GLAD} to (${VERB})(?: with you| to you)?( that,?)?) (?=(\\S[^\\n]{0,400}))`,
  'giu',
)

/**
 * "We are excited to announce that X" says "X", a whole sentence; with a thing instead of a sentence behind it, that the
 * thing is being announced.
 */
export const ANNOUNCEMENTS: readonly PlainRule[] = [
  {
    pattern: PATTERN,
    isCut: true,
    say: ({ match, previous }) => {
      const [, , , , , that = '', rest = ''] = match
      const isStart = previous === '' || /^(?:and|but|so|today)$/.test(previous)
      return isStart && (that !== '' || isPlainClause(rest)) ? '' : null
    },
  },
  {
    pattern: new RegExp(
      `${PATTERN.source.replace(/ \(\?=.*$/u, '')} the (launch|release|opening|start) of `,
      'giu',
    ),
    say: ({ match }) => {
      const [, subject = '', be = '', , , that = '', noun = ''] = match
      return subject === '' || that !== ''
        ? null
        : `${lowerFirst(subject)}${be} ${NOUNS[noun.toLowerCase()]} `
    },
  },
  {
    pattern: PATTERN,
    say: ({ match, previous }) => {
      const [, subject = '', be = '', , verb = '', that = ''] = match
      const going = GOING_ON[verb.toLowerCase()]
      if (going === undefined || that !== '') return null
      if (subject === '') return previous === '' ? `${going} ` : null
      return `${lowerFirst(subject)}${be} ${going} `
    },
  },
]

/** Behind "that" stands a sentence; without it only a pronoun in front says so for sure. */
function isPlainClause(text: string): boolean {
  return /^(?:we|i|it|he|she|they|there)(?:['’]\p{L}+)? /iu.test(text)
}

import { expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.ts'

/** A worn verb in its five forms with what belongs to it, and the plain one in the same forms. */
const VERBS: readonly (readonly [worn: string, plain: string])[] = [
  ['harness|harnesses|harnessed|harnessed|harnessing the power of', 'use|uses|used|used|using'],
  ['leverage|leverages|leveraged|leveraged|leveraging the power of', 'use|uses|used|used|using'],
  ['unleash|unleashes|unleashed|unleashed|unleashing the power of', 'use|uses|used|used|using'],
  ['tap|taps|tapped|tapped|tapping into the power of', 'use|uses|used|used|using'],
  ['dive|dives|dived|dived|diving deep into', 'look|looks|looked|looked|looking into'],
  ['delve|delves|delved|delved|delving into', 'look|looks|looked|looked|looking into'],
  ['reach|reaches|reached|reached|reaching out to', 'write|writes|wrote|written|writing to'],
  ['touch|touches|touched|touched|touching base with', 'talk|talks|talked|talked|talking to'],
  ['touch|touches|touched|touched|touching base about', 'talk|talks|talked|talked|talking about'],
  ['circle|circles|circled|circled|circling back to', 'come|comes|came|come|coming back to'],
  ['embark|embarks|embarked|embarked|embarking on', 'start|starts|started|started|starting'],
  ['level|levels|levelled|levelled|levelling up', 'improve|improves|improved|improved|improving'],
  ['level|levels|leveled|leveled|leveling up', 'improve|improves|improved|improved|improving'],
  ['elevate|elevates|elevated|elevated|elevating', 'improve|improves|improved|improved|improving'],
  [
    'supercharge|supercharges|supercharged|supercharged|supercharging',
    'improve|improves|improved|improved|improving',
  ],
  [
    'turbocharge|turbocharges|turbocharged|turbocharged|turbocharging',
    'improve|improves|improved|improved|improving',
  ],
  ['optimise|optimises|optimised|optimised|optimising', 'improve|improves|improved|improved|improving'],
  ['optimize|optimizes|optimized|optimized|optimizing', 'improve|improves|improved|improved|improving'],
  [
    'streamline|streamlines|streamlined|streamlined|streamlining',
    'simplify|simplifies|simplified|simplified|simplifying',
  ],
  ['showcase|showcases|showcased|showcased|showcasing', 'show|shows|showed|shown|showing'],
  ['harness|harnesses|harnessed|harnessed|harnessing', 'use|uses|used|used|using'],
  ['spearhead|spearheads|spearheaded|spearheaded|spearheading', 'lead|leads|led|led|leading'],
  ['kickstart|kickstarts|kickstarted|kickstarted|kickstarting', 'start|starts|started|started|starting'],
  ['kick-start|kick-starts|kick-started|kick-started|kick-starting', 'start|starts|started|started|starting'],
  [
    'revolutionise|revolutionises|revolutionised|revolutionised|revolutionising',
    'change|changes|changed|changed|changing',
  ],
  [
    'revolutionize|revolutionizes|revolutionized|revolutionized|revolutionizing',
    'change|changes|changed|changed|changing',
  ],
  [
    'endeavour|endeavours|endeavoured|endeavoured|endeavouring to mend',
    'try|tries|tried|tried|trying to mend',
  ],
  ['commence|commences|commenced|commenced|commencing', 'start|starts|started|started|starting'],
  ['leverage|leverages|leveraged|leveraged|leveraging', 'use|uses|used|used|using'],
  ['utilise|utilises|utilised|utilised|utilising', 'use|uses|used|used|using'],
  ['utilize|utilizes|utilized|utilized|utilizing', 'use|uses|used|used|using'],
  ['skyrocket|skyrockets|skyrocketed|skyrocketed|skyrocketing', 'grow|grows|grew|grown|growing'],
  [
    'empower|empowers|empowered|empowered|empowering people to mend',
    'help|helps|helped|helped|helping people to mend',
  ],
]

/** The forms in sentences: of us, of her, of last year, of what has been, and of how. */
function sentences(verb: string): string[] {
  const [forms = '', ...rest] = verb.split(' ')
  const [base, third, past, participle, gerund] = forms.split('|')
  return [
    `We ${base}`,
    `She ${third}`,
    `Last year we ${past}`,
    `We have ${participle}`,
    `We grow by ${gerund}`,
  ].map(start => `${[start, ...rest].join(' ')} our work.`)
}

it.each(VERBS)('%s is %s in each form', (worn, plain) => {
  expect(sentences(worn).map(plainSentence)).toEqual(sentences(plain))
})

it.each([
  ['Let’s take a deep dive into it.', 'Let’s look closely at it.'],
  ['She takes a deep dive into it.', 'She looks closely at it.'],
  ['We took a deep dive into it.', 'We looked closely at it.'],
  ['By taking a deep dive into it, we won.', 'By looking closely at it, we won.'],
  ['We go the extra mile for it.', 'We do more for it.'],
  ['She goes the extra mile.', 'She does more.'],
  ['We went the extra mile.', 'We did more.'],
  ['We like going the extra mile.', 'We like doing more.'],
  // “He has done more twice” would not be said.
  ['He has gone the extra mile twice.', 'He has gone the extra mile twice.'],
  // What follows with “by” is how much or how: nobody did it to them.
  ['Sales skyrocketed by 40%.', 'Sales grew by 40%.'],
  ['She went the extra mile by baking.', 'She did more by baking.'],
  ['We circled back by noon.', 'We came back by noon.'],
  ['Sales have skyrocketed by 40%.', 'Sales have grown by 40%.'],
  ['We don’t leverage it.', 'We don’t use it.'],
  ['She doesn’t leverage it.', 'She doesn’t use it.'],
  ['We didn’t leverage it.', 'We didn’t use it.'],
  ['We reach out today.', 'We write today.'],
  ['We strive to mend it.', 'We try to mend it.'],
  ['She strives to mend it.', 'She tries to mend it.'],
  ['We strove to mend it.', 'We tried to mend it.'],
  ['By striving to mend it, we won.', 'By trying to mend it, we won.'],
  ['We enable people to mend it.', 'We let people mend it.'],
  ['It enables you to mend it.', 'It lets you mend it.'],
  ['It allows clients to mend it.', 'It lets clients mend it.'],
  ['By allowing us to mend it, she won.', 'By letting us mend it, she won.'],
  ['It allowed us to mend it.', 'It allowed us to mend it.'],
  ['It allows cats to mend it.', 'It allows cats to mend it.'],
  ['Take your business to the next level.', 'Improve your business.'],
  ['She takes her small shop to a whole new level.', 'She improves her small shop.'],
  ['We took our work to another level.', 'We improved our work.'],
  ['We have taken our work to the next level.', 'We have improved our work.'],
  ['Taking my shop to the next level is work.', 'Improving my shop is work.'],
])('%j is %j', (worn, plain) => {
  expect(plainSentence(worn)).toBe(plain)
})

it.each([
  'Our leverage over him grew.',
  'The leverage of a lever is known.',
  'It has a showcase.',
  'They elevate bread.',
  'We empower mending.',
  'Leverage is small.',
  'Leverage.',
  'Leverages it.',
  'Leveraged it.',
  'The children leverage it.',
  'We reach out across it.',
  'A highly leveraged firm sold it.',
  'An optimised and utilised van.',
])('%j holds no worn verb', sentence => {
  expect(plainSentence(sentence)).toBe(sentence)
})

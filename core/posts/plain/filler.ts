import { words } from '../../shared/text.ts'

const FILLER = new Set(
  `let that sink in|read that again|here’s the thing|agree|who else can relate|happy monday|happy friday|happy new week|
monday motivation|new week new goals|hard work pays off|the sky is the limit|the sky’s the limit|dream big|stay tuned|
watch this space|the wait is over|drumroll please|big news|exciting news|look no further|look no further than us|say no more|enough said|game changer|
total game changer|it’s a game changer|live your best life|unlock your potential|unlock your full potential|think outside the box|without further ado|
it doesn’t get better than this|and that’s not all|but wait there’s more|the rest is history|need i say more|this is huge|
you heard that right|you read that right|level up|the secret sauce|tried and tested`
    .split('|')
    .map(line => line.trim()),
)

/** A sentence that says nothing at all, in any company: "Let that sink in." */
export function isFiller(sentence: string): boolean {
  if (sentence.length > 60) return false
  return FILLER.has(words(sentence.toLowerCase().replaceAll("'", '’')).join(' '))
}

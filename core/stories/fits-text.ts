import { topicsOf, wordFacts } from '../brand/alignment/lexicon/word-facts.ts'
import { tokenise } from '../brand/alignment/text/tokenise.ts'
import { asksForSomething } from '../posts/checks/rules/one-ask.ts'
import { sentencesOf } from '../posts/checks/sentences.ts'

/** Loss, an apology, thanks: nothing is sold or asked under these. */
const SOLEMN =
  /\b(?:died|dies|death|dead|dying|funerals?|grief|griev\p{L}+|mourn\p{L}*|bereave\p{L}*|condolences?|passed away|lost (?:my|our|his|her|their) (?:mum|mother|dad|father|wife|husband|son|daughter|baby|brother|sister|friend|nan|gran|grandmother|grandfather|dog|cat)|miscarr\p{L}+|stillb\p{L}+|hospice|terminal(?:ly)? ill|suicide|rest in peace|in (?:loving )?memory|apolog\p{L}+|(?:i|we) (?:am|are) (?:so |very |truly )?sorry|(?:i|we)['’](?:m|re) (?:so |very |truly )?sorry|sorry (?:to|for|that|about)|(?:i|we) (?:got|had|did) (?:it|this|that) wrong|(?:my|our) mistake|let (?:you|people|customers|clients) down|thank you|thanks (?:to|for|so)|grateful|gratitude|closing (?:down|our doors|for good))\b/iu

/** Whether a text is about loss, says sorry or gives thanks. */
export function isSolemn(text: string): boolean {
  return SOLEMN.test(text)
}

/** Characters of a text that are read for asks, from its end: that is where they stand. */
const MOST_READ = 4_000

/** Whether a text asks already: for something to be done, the reader for an answer, or with its last sentence. */
export function asksAlready(text: string): boolean {
  const sentences = sentencesOf(text.slice(-MOST_READ)).filter(
    sentence => !/^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(sentence.text),
  )
  if (asksForSomething(sentences)) return true
  return sentences.some(
    ({ text: sentence }, at) =>
      /\?["”’)]*(?:\s*#\S+)*$/u.test(sentence) &&
      (at === sentences.length - 1 || (!/["“”]/u.test(sentence) && /\byou\b/iu.test(sentence))),
  )
}

/** Bands of words that are too common to be a subject. */
const COMMON_BAND = 1

function subjectsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokenise(text)
      .map(token => token.stem)
      .filter(stem => (wordFacts(stem)?.band ?? COMMON_BAND + 1) > COMMON_BAND),
  )
}

/** Words of a text that must be of one subject before the text is about it. */
const ENOUGH = 3

/** Whether words speak of something a text speaks of: the same word, or a subject that several words of the text share. */
export function sharesSubject(words: string, text: string): boolean {
  const told = subjectsOf(text)
  for (const stem of subjectsOf(words)) {
    if (told.has(stem)) return true
    for (const topic of topicsOf(stem)) {
      let count = 0
      for (const other of told) if (topicsOf(other).includes(topic)) count += 1
      if (count >= ENOUGH) return true
    }
  }
  return false
}

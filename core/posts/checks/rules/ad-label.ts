import type { Finding } from '../types.ts'

const PAID =
  /\b(?:gifted|sponsored|sponsoring|paid partnership|affiliate|(?:in )?(?:collaboration|partnership) with|brand ambassador|kindly sent|sent (?:me|us) (?:this|these|their)|(?:my|our|with|use) (?:discount )?code\b|commission (?:if|when|on)|press (?:trip|sample))|#(?:gifted|sp|spon|aff|affiliate|collab|ambassador)\b/iu
const LABEL =
  /(?:^|[\s([])(?:#ad(?:vert|vertisement)?\b|ad(?:vert|vertisement)?:|\[ad(?:vert|vertisement)?\]|ad(?:vertisement)? [|·–—-])/iu

/** Where a label must stand to be seen before anything is opened: the first characters of the text. */
const SEEN_AT_ONCE = 100

/** The first words of a text that sound paid, gifted or affiliate; null when none do. */
export function findPaidWords(text: string): string | null {
  return PAID.exec(text)?.[0].trim() ?? null
}

/**
 * A post that reads as paid, gifted or affiliate, and does not say `Ad` or `#ad` at its start. Source: ASA and CMA,
 * "Recognising ads: social media" (labels such as #spon, #gifted or #aff are not enough).
 */
export function findMissingAdLabel(text: string): Finding[] {
  const paid = PAID.exec(text)
  if (!paid) return []
  const label = LABEL.exec(text)
  if (label && label.index <= SEEN_AT_ONCE) return []
  const [start, words] = label ? [label.index, label[0]] : [paid.index, paid[0]]
  const indent = words.length - words.trimStart().length
  return [
    {
      check: 'ad_label',
      start: start + indent,
      end: start + words.length,
      message: label
        ? 'People need to see the ad label before they open the post. Put it at the very start.'
        : `“${words.trim()}” sounds paid, gifted or affiliate. If it is, start the post with “Ad” or “#ad”.`,
    },
  ]
}

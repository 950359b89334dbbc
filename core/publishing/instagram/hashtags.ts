/** Hashtags that Instagram takes in one caption. */
export const MOST_INSTAGRAM_HASHTAGS = 30

/** A word after `#` that is no number alone, as Instagram makes links of them; `##` and `a#b` are none. */
const HASHTAG = /(?<![\p{L}\p{N}_#&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu

/** How many hashtags a caption has, the same one twice counted twice. Text that is none has 0. */
export function countHashtags(text: unknown): number {
  return typeof text === 'string' ? (text.match(HASHTAG)?.length ?? 0) : 0
}

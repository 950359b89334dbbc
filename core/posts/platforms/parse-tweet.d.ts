/** The one function of twitter-text that we use, by its file: the whole library takes twice as long to load. */
declare module 'twitter-text/dist/parseTweet.js' {
  import type { parseTweet } from 'twitter-text'

  const parse: typeof parseTweet
  export default parse
}

/** The two lists of twitter-text that we use, by their files: the whole library takes long to load. */
declare module 'twitter-text/dist/regexp/validCCTLD.js' {
  const validCCTLD: RegExp
  export default validCCTLD
}
declare module 'twitter-text/dist/regexp/validGTLD.js' {
  const validGTLD: RegExp
  export default validGTLD
}

import validCCTLD from 'twitter-text/dist/regexp/validCCTLD.js'
import validGTLD from 'twitter-text/dist/regexp/validGTLD.js'

const LISTS = [validCCTLD, validGTLD].map(({ source }) => new RegExp(`^${source}$`))

/** Is this, in lower case, the end of names on the Internet, such as `com`, `uk` or `studio`? */
export function isTopLevelDomain(name: string): boolean {
  return LISTS.some(list => list.test(name))
}

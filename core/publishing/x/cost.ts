/** What X charges an app for a post, in US dollars, since April 2026. */
const PLAIN = 0.015
const WITH_LINK = 0.2

/** An address, with its scheme or as a name with dots. Whether such a name exists is not looked up: it costs rather more. */
const LINK = /(?:^|[\s("'])(?:https?:\/\/\S|(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}]))/iu

/** What X charges for publishing this text, in US dollars: more where it has a link. */
export function xPostCost(text: string): { readonly dollars: number; readonly hasLink: boolean } {
  const hasLink = LINK.test(text)
  return { dollars: hasLink ? WITH_LINK : PLAIN, hasLink }
}

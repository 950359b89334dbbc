/** A post and what surrounds it fit; a longer text is not looked at. */
const LONGEST = 60_000

/** The arguments of a call, as a model wrote them; null when they are no JSON, or far too long. */
export function parseArguments(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

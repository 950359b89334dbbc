import { sentencesOf } from './fakes.ts'

/** A change to a post that changes nothing of what it says. */
export interface Shake {
  readonly way: string
  readonly of: (post: string, tags: readonly string[]) => string
}

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b(col|fav|flav|hon|hum|lab|neighb|harb|behavi)our/g, '$1or'],
  [/\b([a-z]{3,})is(e[ds]?|ing)\b/g, '$1iz$2'],
  [/\bcentre/g, 'center'],
  [/\bgrey\b/g, 'gray'],
  [/\btravell(ed|ing|er)/g, 'travel$1'],
  [/\bcosy\b/g, 'cozy'],
]

/** Two dozen ways to dress the same post. `tags` are words of the brand's subject. */
export const SHAKES: readonly Shake[] = [
  { way: 'an emoji behind', of: post => `${post} 🙂` },
  { way: 'three emoji behind', of: post => `${post} ✨🔥💛` },
  { way: 'an emoji before', of: post => `👋 ${post}` },
  {
    way: 'an emoji after each sentence',
    of: post =>
      sentencesOf(post)
        .map((s, at) => (at % 2 ? s : `${s} 🌿`))
        .join(' '),
  },
  {
    way: 'emoji bullets',
    of: post =>
      sentencesOf(post)
        .map(s => `👉 ${s}`)
        .join('\n'),
  },
  { way: 'a link behind', of: post => `${post} https://example.co.uk/blog/a-post?utm_source=ig` },
  { way: 'a link with its words', of: post => `${post}\n\nRead more: https://example.com/diary` },
  { way: 'a bare address', of: post => `${post} www.example.com` },
  { way: 'link in bio', of: post => `${post} Link in bio.` },
  {
    way: 'three hashtags behind',
    of: (post, tags) =>
      `${post} ${tags
        .slice(0, 3)
        .map(t => `#${t}`)
        .join(' ')}`,
  },
  { way: 'three foreign hashtags', of: post => `${post} #smallbusiness #mondaymotivation #igers` },
  {
    way: 'ten hashtags below',
    of: (post, tags) =>
      `${post}\n.\n.\n${tags
        .slice(0, 10)
        .map(t => `#${t}`)
        .join(' ')}`,
  },
  { way: 'a hashtag in the sentence', of: post => post.replace(/(?<=[a-z] )([a-z]{5,})(?= [a-z])/, '#$1') },
  { way: 'a mention behind', of: post => `${post} @example_studio` },
  { way: 'a photo credit', of: post => `${post}\n\n📷 @some.photographer` },
  { way: 'a signature with a dash', of: post => `${post}\n\n– Ana` },
  { way: 'best wishes', of: post => `${post}\n\nBest wishes,\nAna Petrov` },
  { way: 'a kiss', of: post => `${post}\n\nAna x` },
  { way: 'typographic quotes', of: post => post.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’') },
  { way: 'straight quotes', of: post => post.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") },
  { way: 'line ends of Windows', of: post => sentencesOf(post).join('\r\n\r\n') },
  { way: 'a line for each sentence', of: post => sentencesOf(post).join('\n') },
  { way: 'lines cut at sixty', of: post => post.replace(/(.{45,60}) /g, '$1\n') },
  { way: 'two spaces and dashes', of: post => post.replaceAll('. ', '.  ').replaceAll(' – ', ' — ') },
  { way: 'three dots for one', of: post => post.replaceAll('…', '...') },
  {
    way: 'American spelling',
    of: post => AMERICAN.reduce((text, [from, to]) => text.replace(from, to), post),
  },
]

import { readQuotedData } from '#core/assistant/instructions.ts'
import { draftByRules } from '#core/posts/drafts/draft-by-rules.ts'
import { type DraftRequest, readDraftKind } from '#core/posts/drafts/types.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { isPlainObject, readKey, readText, readTexts } from '#core/shared/untrusted.ts'

const MOST = 12

/** Versions of a post as the `drafts` schema has them, by the rules that also serve without any assistant. */
export function composeDrafts(prompt: string): string {
  const data = readQuotedData('request', prompt)
  const kind = readDraftKind(readKey(data, 'kind'))
  if (!kind || !isPlainObject(data))
    return JSON.stringify({ texts: [], note: 'There was no request to work on.' })
  const { post, story, foundation } = data
  const request: DraftRequest = {
    kind,
    text: readText(data.text),
    post: {
      platform: readPlatform(readKey(post, 'platform')) ?? 'blog',
      title: readText(readKey(post, 'title')),
      goal: readText(readKey(post, 'goal')),
      offer: readText(readKey(post, 'offer')),
    },
    story: isPlainObject(story) ? story : null,
    foundation: isPlainObject(foundation) ? foundation : {},
    history: readTexts(data.history),
  }
  const texts = draftByRules(request).slice(0, MOST)
  return JSON.stringify({ texts, note: 'Offline answer, built from a template. We didn’t use AI.' })
}

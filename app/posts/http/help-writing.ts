import { data } from 'react-router'
import { RULES_BECAUSE } from '#app/model/copy.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { DRAFT_REFUSALS, NOTHING_BETTER } from '#app/posts/copy/posts.ts'
import { compareTexts } from '#app/posts/services/compare-texts.ts'
import { proposeText } from '#app/posts/services/propose-text.ts'
import { findInsert } from '#app/posts/services/read-templates.ts'
import { readDraftKind } from '#core/posts/drafts/types.ts'
import type { PostText } from '#core/posts/schema.ts'
import { readPostedText } from '#core/posts/text.ts'

/** The presses that change what stands in the form and save nothing. */
export function asksForHelp(intent: unknown): intent is string {
  return typeof intent === 'string' && /^(?:propose:|insert:|take$|untake$|leave$)/.test(intent)
}

/**
 * Answers a press beside the text: a proposal, a text taken or undone, a template or hashtags put in. The form comes
 * back as it would stand; nothing is saved. With scripts the browser does all but the proposal by itself.
 */
export async function helpWriting(
  ctx: WorkspaceContext,
  input: { intent: string; form: FormData; postId: string | null; storyId: string | null },
) {
  const { intent, form, postId, storyId } = input
  const text = readPostedText(name => form.get(name))
  const version = Number(form.get('version')) || 0
  const [what, kind = '', id = ''] = intent.split(':')
  if (what === 'propose') {
    const { platform, title, goal, offer } = text
    const draftKind = readDraftKind(kind) ?? 'rewrite'
    const result = await proposeText(ctx, {
      kind: draftKind,
      text: text.body,
      postId,
      storyId,
      post: { platform, title, goal, offer },
    })
    const proposal = result.ok
      ? { ...result.proposal, parts: await compareTexts(text.body, result.proposal.text) }
      : null
    const note = result.because === null ? result.note : (RULES_BECAUSE[result.because] ?? '')
    const problem = result.ok
      ? null
      : result.reason === 'nothing_better'
        ? NOTHING_BETTER[draftKind]
        : DRAFT_REFUSALS[result.reason]
    return data({ proposed: { proposal, problem, note, text, version } })
  }
  if (what === 'take') return taken(text, String(form.get('proposalText') ?? ''), version)
  if (what === 'untake') {
    const body = String(form.get('previousText') ?? '')
    return data({ taken: { text: { ...text, body }, previous: null, version } })
  }
  const insert = what === 'insert' ? await findInsert(ctx, { kind, id }) : null
  if (insert === null) return data({ taken: { text, previous: null, version } })
  return taken(text, text.body === '' ? insert : `${text.body}\n\n${insert}`, version)
}

function taken(text: PostText, body: string, version: number) {
  return data({ taken: { text: { ...text, body }, previous: text.body, version } })
}

import { data } from 'react-router'
import { useKeptKey } from '#app/platform/client/use-kept-key.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { type AcceptedForm, checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { placeKey } from '#app/platform/http/place-key.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { POST_REFUSALS } from '#app/posts/copy/posts.ts'
import { asksForHelp, helpWriting } from '#app/posts/http/help-writing.ts'
import { checkPost } from '#app/posts/services/check-post.ts'
import { postText } from '#app/posts/services/post-text.ts'
import { readEditor } from '#app/posts/services/read-editor.ts'
import { removePost } from '#app/posts/services/remove-post.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { EditorPage } from '#app/posts/ui/editor/editor-page.tsx'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { CHECK_IDS } from '#core/posts/checks/types.ts'
import { postDifferences } from '#core/posts/differences.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { type PostForm, postFormSchema } from '#core/posts/schema.ts'
import { readDraftForm } from '#core/stories/draft-forms.ts'
import type { Route } from './+types/create'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { post, text } = loaderData?.view ?? {}
  return [{ title: `${post ? text?.title || 'Edit post' : 'Write a post'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const search = new URL(request.url).searchParams
  const view = await readEditor(ctx, {
    postId: search.get('post'),
    storyId: params.storyId ?? null,
    platform: readPlatform(search.get('platform')),
    form: readDraftForm(search.get('as')),
    templateId: search.get('template'),
    campaignId: search.get('campaign'),
  })
  if (!view) throw notFound()
  const isMine = await mayChangeText(ctx, { kind: 'post', id: search.get('post') })
  const canWrite = ctx.access === 'full' && isMine
  return { view, userId: placeKey(ctx), canWrite, idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const postId = new URL(request.url).searchParams.get('post')
  const body = await readFormBody(request)
  const intent = body.form.get('intent')
  const storyId = params.storyId ?? null
  if (intent === 'remove') return remove(ctx, postId ?? '')
  const kind = intent === 'check' || asksForHelp(intent) ? 'check_post' : postId ? 'write' : 'create_post'
  const limited = await overLimit(context, kind, { user: ctx.userId })
  if (asksForHelp(intent) && body.ok) {
    if (limited) return data({ problem: limited.message }, { status: 429, headers: limited.headers })
    return helpWriting(ctx, { intent, form: body.form, postId, storyId })
  }
  const form = checkForm(body, postFormSchema)
  if (!form.ok) return formAgain(form)
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  if (intent === 'check') return check(ctx, postId, form, body.form)
  return save(ctx, { postId, storyId }, form)
}

async function check(
  ctx: WorkspaceContext,
  postId: string | null,
  form: AcceptedForm<PostForm>,
  posted: FormData,
) {
  const { version, idempotencyKey: _, ...post } = form.value
  const on = posted.getAll('checksOn')
  const checksOff = posted.has('checksShown') ? CHECK_IDS.filter(id => !on.includes(id)) : null
  const result = await checkPost(ctx, { postId, post, checksOff })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
  return data({ checked: { alignment: result.alignment, findings: result.findings, text: post, version } })
}

async function save(
  ctx: WorkspaceContext,
  from: { postId: string | null; storyId: string | null },
  form: AcceptedForm<PostForm>,
) {
  const { version, idempotencyKey, ...post } = form.value
  const key = idempotencyKey || crypto.randomUUID()
  const result = await savePost(ctx, { ...from, version, post, idempotencyKey: key, kind: 'saved' })
  if (result.ok) return done(`/app/create?post=${result.postId}`, 'postSaved')
  if (result.reason === 'changed_elsewhere') {
    const differences = postDifferences(postText(result.post), post)
    const conflict = { version: result.post.version, differences }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
}

async function remove(ctx: WorkspaceContext, id: string) {
  const result = await removePost(ctx, { id })
  if (result.ok) return done(`/app/content?removed=${id}`, 'postDeleted')
  if (result.reason === 'not_found') throw notFound()
  return data({ problem: POST_REFUSALS[result.reason] }, { status: 409 })
}

export default function CreateRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view } = loaderData
  const opened = view.post?.id ?? `new ${params.storyId ?? ''} ${params.storyId ? view.text.platform : ''}`
  const { key, adopt } = useKeptKey(opened)
  return <EditorPage key={key} {...loaderData} {...(actionData ?? {})} onCreated={adopt} />
}

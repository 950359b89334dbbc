import { data } from 'react-router'
import { POST_REFUSALS } from '#app/copy/content.ts'
import { readFormBody } from '#app/forms/form-body.server.ts'
import { type AcceptedForm, checkForm } from '#app/forms/parse-form.server.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/http/respond.ts'
import { checkPost } from '#app/services/content/check-post.ts'
import { createPost } from '#app/services/content/create-post.ts'
import { readEditor } from '#app/services/content/read-editor.ts'
import { removePost } from '#app/services/content/remove-post.ts'
import { revisePost } from '#app/services/content/revise-post.ts'
import type { WorkspaceContext } from '#app/services/context.ts'
import { EditorPage } from '#app/ui/content/editor-page.tsx'
import { readPlatform } from '#core/content/platforms/platforms.ts'
import { postDifferences } from '#core/content/posts/differences.ts'
import { type PostForm, postFormSchema } from '#core/content/posts/schema.ts'
import { readDraftForm } from '#core/stories/post/draft-post.ts'
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
  })
  if (!view) throw notFound()
  return { view, userId: ctx.userId, canWrite: ctx.access === 'full', idempotencyKey: crypto.randomUUID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const postId = new URL(request.url).searchParams.get('post')
  const body = await readFormBody(request)
  const intent = body.form.get('intent')
  if (intent === 'remove') return remove(ctx, postId ?? '')
  const kind = intent === 'check' ? 'check_post' : postId ? 'write' : 'create_post'
  const limited = await overLimit(context, kind, { user: ctx.userId })
  const form = checkForm(body, postFormSchema)
  if (!form.ok) return formAgain(form)
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  if (intent === 'check') return check(ctx, postId, form)
  return postId ? revise(ctx, postId, form) : create(ctx, params.storyId ?? null, form)
}

async function check(ctx: WorkspaceContext, postId: string | null, form: AcceptedForm<PostForm>) {
  const { version, idempotencyKey: _, ...post } = form.value
  const result = await checkPost(ctx, { postId, post })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
  return data({ checked: { alignment: result.alignment, text: post, version } })
}

async function create(ctx: WorkspaceContext, storyId: string | null, form: AcceptedForm<PostForm>) {
  const { version: _, idempotencyKey, ...post } = form.value
  const result = await createPost(ctx, {
    post,
    storyId,
    idempotencyKey: idempotencyKey || crypto.randomUUID(),
  })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
  return done(`/app/create?post=${result.postId}`, 'postSaved')
}

async function revise(ctx: WorkspaceContext, id: string, form: AcceptedForm<PostForm>) {
  const { version, idempotencyKey: _, ...post } = form.value
  const result = await revisePost(ctx, { id, version, post })
  if (result.ok) return done(`/app/create?post=${id}`, 'postSaved')
  if (result.reason === 'changed_elsewhere') {
    const conflict = { version: result.post.version, differences: postDifferences(result.post, post) }
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
  return <EditorPage key={opened} {...loaderData} {...(actionData ?? {})} />
}

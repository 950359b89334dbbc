import { data } from 'react-router'
import { listPictures } from '#app/media/services/list-pictures.ts'
import { useKeptKey } from '#app/platform/client/use-kept-key.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
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
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { postFormSchema } from '#core/posts/schema.ts'
import { type PostStart, postStartParameters, readPostStart } from '#core/posts/start.ts'
import { postDifferences } from '#core/posts/text.ts'
import { listQuery } from '#core/shared/list-address.ts'
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
    idea: search.get('idea'),
    start: readPostStart(search),
  })
  if (!view) throw notFound()
  const isMine = await mayChangeText(ctx, { kind: 'post', id: search.get('post') })
  const canWrite = ctx.access === 'full' && isMine
  const pictures = await listPictures(ctx, { place: 'post', placeId: view.post?.id ?? null })
  return { view, pictures, canWrite, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const posted = await workspacePost(args)
  const search = new URL(args.request.url).searchParams
  const postId = search.get('post')
  const from = { postId, storyId: args.params.storyId ?? null }
  if (posted.intent === 'remove') return remove(posted, postId ?? '')
  if (posted.intent === 'check') return check(posted, from)
  if (asksForHelp(posted.intent) && posted.body.ok) return help(posted, from)
  return save(posted, from, readPostStart(search))
}

interface From {
  readonly postId: string | null
  readonly storyId: string | null
}

async function help({ ctx, body, intent, overLimit }: WorkspacePost, from: From) {
  const limited = await overLimit('check_post')
  if (limited) return pageAgain(429, limited)
  return helpWriting(ctx, { intent, form: body.form, ...from })
}

async function check(posted: WorkspacePost, from: From) {
  const { ctx, body } = posted
  const form = await posted.check(postFormSchema, 'check_post')
  if (!form.ok) return formAgain(form)
  const { version, idempotencyKey, ...post } = form.value
  const on = body.form.getAll('checksOn')
  const checksOff = body.form.has('checksShown') ? CHECK_IDS.filter(id => !on.includes(id)) : null
  const result = await checkPost(ctx, { ...from, idempotencyKey, post, checksOff })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
  return data({ checked: { alignment: result.alignment, findings: result.findings, text: post, version } })
}

async function save(posted: WorkspacePost, from: From, { when }: PostStart) {
  const { ctx } = posted
  const form = await posted.check(postFormSchema, from.postId ? 'write' : 'create_post')
  if (!form.ok) return formAgain(form)
  const { version, idempotencyKey, ...post } = form.value
  const key = idempotencyKeyOf(idempotencyKey)
  const result = await savePost(ctx, { ...from, version, post, idempotencyKey: key, kind: 'saved' })
  if (result.ok)
    return done(
      `/app/create${listQuery({ post: result.postId, ...postStartParameters({ when }) })}`,
      'postSaved',
    )
  if (result.reason === 'changed_elsewhere') {
    const differences = postDifferences(postText(result.post), post)
    const conflict = { version: result.post.version, differences }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: POST_REFUSALS[result.reason] }))
}

async function remove({ ctx }: WorkspacePost, id: string) {
  const result = await removePost(ctx, { id })
  if (result.ok) return done(`/app/content?removed=${id}`, 'postDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, POST_REFUSALS[result.reason])
}

export default function CreateRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view } = loaderData
  const opened = view.post?.id ?? `new ${params.storyId ?? ''} ${params.storyId ? view.text.platform : ''}`
  const { key, adopt } = useKeptKey(opened)
  return <EditorPage key={key} {...loaderData} {...(actionData ?? {})} onCreated={adopt} />
}

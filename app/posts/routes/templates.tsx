import { data } from 'react-router'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { TEMPLATE_REFUSALS } from '#app/posts/copy/posts.ts'
import { readTemplates } from '#app/posts/services/read-templates.ts'
import { removeTemplate } from '#app/posts/services/remove-template.ts'
import { restoreTemplate } from '#app/posts/services/restore-template.ts'
import { saveHashtagSet } from '#app/posts/services/save-hashtag-set.ts'
import { saveTemplate } from '#app/posts/services/save-template.ts'
import { TemplatesPage } from '#app/posts/ui/templates-page.tsx'
import { hashtagSetSchema, templateSchema } from '#core/posts/templates/schema.ts'
import type { Route } from './+types/templates'

const HERE = '/app/create/templates'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Templates and hashtags · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const removed = params.get('removed') ?? ''
  const view = await readTemplates(ctx, { removed, kind: kindOf(params.get('kind')) })
  return { ...view, canWrite: ctx.access === 'full' }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const limited = await post.overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (post.intent === 'remove') return remove(post)
  if (post.intent.startsWith('restore-')) return restore(post)
  return post.intent === 'hashtags' ? keepSet(post) : keepTemplate(post)
}

async function keepTemplate({ ctx, check }: WorkspacePost) {
  const form = await check(templateSchema, null)
  if (!form.ok) return data({ templateReply: form.reply }, { status: form.status })
  const result = await saveTemplate(ctx, form.value)
  if (result.ok) return done(HERE, 'templateSaved')
  const { status, reply } = form.refuse({ status: 409, form: TEMPLATE_REFUSALS[result.reason] })
  return data({ templateReply: reply }, { status })
}

async function keepSet({ ctx, check }: WorkspacePost) {
  const form = await check(hashtagSetSchema, null)
  if (!form.ok) return data({ hashtagsReply: form.reply }, { status: form.status })
  const result = await saveHashtagSet(ctx, form.value)
  if (result.ok) return done(HERE, 'hashtagsSaved')
  const { status, reply } = form.refuse({ status: 409, form: TEMPLATE_REFUSALS[result.reason] })
  return data({ hashtagsReply: reply }, { status })
}

const kindOf = (word: string | null) => (word === 'hashtags' ? ('hashtags' as const) : ('template' as const))

async function remove({ ctx, text }: WorkspacePost) {
  const [id, kind] = [text('id'), kindOf(text('kind'))]
  const result = await removeTemplate(ctx, { id, kind })
  if (!result.ok) return pageAgain(409, TEMPLATE_REFUSALS[result.reason])
  const isTemplate = kind === 'template'
  return done(`${HERE}?removed=${id}&kind=${kind}`, isTemplate ? 'templateDeleted' : 'hashtagsDeleted')
}

async function restore({ ctx, intent, text }: WorkspacePost) {
  const kind = kindOf(intent.slice('restore-'.length))
  const result = await restoreTemplate(ctx, { id: text('id'), kind })
  if (!result.ok) return pageAgain(409, TEMPLATE_REFUSALS[result.reason])
  return done(HERE, kind === 'template' ? 'templateRestored' : 'hashtagsRestored')
}

export default function TemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} {...(actionData ?? {})} />
}

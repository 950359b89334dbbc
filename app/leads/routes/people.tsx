import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { LEAD_TEXTS, leadRefusal } from '#app/leads/copy.ts'
import { addPerson } from '#app/leads/services/add-person.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { restoreImport } from '#app/leads/services/restore-import.ts'
import { restorePerson } from '#app/leads/services/restore-person.ts'
import { PeoplePage } from '#app/leads/ui/people-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { readPeopleAddress } from '#core/leads/address.ts'
import { newLeadSchema } from '#core/leads/schema.ts'
import type { Route } from './+types/people'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'People · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const wanted = readPeopleAddress(params)
  return {
    ...(await readPeople(ctx, { ...wanted, removed: params.get('removed'), undone: params.get('undone') })),
    wanted,
    canWrite: featureLock(ctx, 'sales_hub') === null,
    timeZone: ctx.timeZone,
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  if (post.intent === 'restore_import') return bringBack(post)
  return post.intent === 'restore' ? restore(post) : add(post)
}

async function add({ ctx, check }: WorkspacePost) {
  const form = await check(newLeadSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...person } = form.value
  const result = await addPerson(ctx, { person, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/sales-hub/people/${result.leadId}`, 'personAdded')
  if (result.reason !== 'email_taken')
    return formAgain(form.refuse({ status: 409, form: leadRefusal(result.reason) }))
  const { reply, status } = form.refuse({ status: 409, fields: { email: LEAD_TEXTS.emailTaken } })
  return data({ reply, known: result.leadId }, { status })
}

async function restore({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restorePerson(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/people/${id}`, 'personRestored')
  const problem = result.reason === 'not_found' ? LEAD_TEXTS.restoreTooLate : leadRefusal(result.reason)
  return pageAgain(409, problem)
}

async function bringBack({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restoreImport(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/people/import/${id}`, 'importRestored')
  if (result.reason === 'email_taken') return pageAgain(409, LEAD_TEXTS.importEmailTaken)
  const problem = result.reason === 'not_found' ? LEAD_TEXTS.restoreTooLate : leadRefusal(result.reason)
  return pageAgain(409, problem)
}

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('leads')
  return <PeoplePage {...loaderData} {...(actionData ?? {})} />
}

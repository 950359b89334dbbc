import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { FILE_REFUSALS, LEAD_TEXTS, leadRefusal } from '#app/leads/copy.ts'
import { addFile } from '#app/leads/services/add-file.ts'
import { logEvent } from '#app/leads/services/log-event.ts'
import { nameToldStory } from '#app/leads/services/name-told-story.ts'
import { noteConsent } from '#app/leads/services/note-consent.ts'
import { readChoices } from '#app/leads/services/read-choices.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import { readToldChoice } from '#app/leads/services/read-told-choice.ts'
import { removeFile } from '#app/leads/services/remove-file.ts'
import { removePerson } from '#app/leads/services/remove-person.ts'
import { restoreFile } from '#app/leads/services/restore-file.ts'
import { savePerson } from '#app/leads/services/save-person.ts'
import { splitPeople } from '#app/leads/services/split-people.ts'
import { PersonPage } from '#app/leads/ui/person-page.tsx'
import { ToldStoryPage } from '#app/leads/ui/told-story-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { type ByteFile, readByteFile } from '#app/platform/forms/byte-file.server.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { leadDifferences } from '#core/leads/differences.ts'
import { consentFormSchema, leadFormSchema, logSchema } from '#core/leads/schema.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { readPageNumber, readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/person'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.lead.name || 'Person'
  const title = loaderData && 'stories' in loaderData ? `Which story brought them? ${name}` : name
  return [{ title: `${title} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const search = new URL(request.url).searchParams
  const page = readPageNumber(search)
  const lock = featureLock(ctx, 'sales_hub')
  if (search.get('choose') === 'story' && lock === null) {
    const asked = { search: readSearch(search), page: readPageNumber(search, 'stories') }
    const choice = await readToldChoice(ctx, { id: params.personId, ...asked })
    if (!choice) throw notFound()
    return choice
  }
  const [person, choices, keepers] = await Promise.all([
    readPerson(ctx, { id: params.personId, page, removedFile: search.get('removedFile') }),
    readChoices(ctx, { page: readPageNumber(search, 'posts') }),
    listKeepers(ctx),
  ])
  if (!person) throw notFound()
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  return { ...person, choices, keepers, today, lock, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args, { field: 'file', read: readByteFile })
  const id = args.params.personId
  switch (post.intent) {
    case 'log':
      return log(post, id)
    case 'consent': {
      const { fullName, email } = await signedIn(args.request, args.context)
      return consent(post, id, fullName || email)
    }
    case 'told':
      return tell(post, id)
    case 'split':
      return split(post, id)
    case 'file':
      return keepFile(post, id)
    case 'remove-file':
    case 'restore':
      return moveFile(post, id)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check }: WorkspacePost<ByteFile>, id: string) {
  const form = await check(leadFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...person } = form.value
  const result = await savePerson(ctx, { id, version, person })
  if (result.ok) return done(`/app/sales-hub/people/${id}`, 'personSaved')
  if (result.reason === 'changed_elsewhere') {
    const conflict = { version: result.lead.version, differences: leadDifferences(result.lead, person) }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'email_taken')
    return formAgain(form.refuse({ status: 409, fields: { email: LEAD_TEXTS.emailTaken } }))
  return formAgain(form.refuse({ status: 409, form: leadRefusal(result.reason) }))
}

async function log({ ctx, check }: WorkspacePost<ByteFile>, id: string) {
  const form = await check(logSchema, 'write')
  if (!form.ok) return data({ logReply: form.reply }, { status: form.status })
  const result = await logEvent(ctx, { id, entry: form.value })
  if (result.ok) return done(`/app/sales-hub/people/${id}#timeline`, 'personLogged')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

async function consent({ ctx, check }: WorkspacePost<ByteFile>, id: string, by: string) {
  const form = await check(consentFormSchema, 'write')
  if (!form.ok) return data({ consentReply: form.reply }, { status: form.status })
  const result = await noteConsent(ctx, { id, consent: form.value, by })
  if (result.ok) return done(`/app/sales-hub/people/${id}#permissions`, 'permissionNoted')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

async function tell({ ctx, text, overLimit }: WorkspacePost<ByteFile>, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await nameToldStory(ctx, { id, storyId: text('storyId') })
  if (result.ok) return done(`/app/sales-hub/people/${id}#brought`, 'personSaved')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

async function remove({ ctx, overLimit }: WorkspacePost<ByteFile>, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removePerson(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/people?removed=${id}`, 'personDeleted')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

async function keepFile({ ctx, body, overLimit }: WorkspacePost<ByteFile>, personId: string) {
  const again = (status: number, fileProblem: string) => data({ fileProblem }, { status })
  if (!body.ok) return again(body.status, body.status === 413 ? FILE_REFUSALS.too_large : body.problem)
  if (!body.file || (body.file.name === '' && body.file.bytes.length === 0))
    return again(400, FILE_REFUSALS.none)
  const limited = await overLimit('import_data')
  if (limited) return again(429, limited)
  const { name, bytes: content } = body.file
  const result = await addFile(ctx, { personId, name, content })
  if (result.ok) return done(`/app/sales-hub/people/${personId}#files`, 'fileAdded')
  switch (result.reason) {
    case 'read_only':
    case 'not_in_plan':
    case 'not_found':
      return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
    default:
      return again(result.reason === 'too_large' ? 413 : 422, FILE_REFUSALS[result.reason])
  }
}

async function moveFile({ ctx, intent, text, overLimit }: WorkspacePost<ByteFile>, personId: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const isBack = intent === 'restore'
  const id = text('id')
  const result = await (isBack ? restoreFile : removeFile)(ctx, { id })
  const here = `/app/sales-hub/people/${personId}`
  if (result.ok)
    return isBack
      ? done(`${here}#files`, 'fileRestored')
      : done(`${here}?removedFile=${id}#files`, 'fileDeleted')
  if (result.reason !== 'not_found') return pageAgain(409, leadRefusal(result.reason))
  return isBack ? pageAgain(409, LEAD_TEXTS.restoreTooLate) : done(`${here}#files`)
}

async function split({ ctx, overLimit }: WorkspacePost<ByteFile>, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await splitPeople(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/people/${id}`, 'peopleSplit')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, leadRefusal(result.reason))
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('leads', 'deals')
  if ('stories' in loaderData) return <ToldStoryPage {...loaderData} {...(actionData ?? {})} />
  const { lead } = loaderData
  return <PersonPage key={`${lead.id} ${lead.version}`} {...loaderData} {...(actionData ?? {})} />
}

import * as v from 'valibot'
import { readIntegrity } from '#app/insights/services/integrity/read-integrity.ts'
import { repairData } from '#app/insights/services/integrity/repair-data.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { DataHealthPage } from '#app/settings/ui/data-health-page.tsx'
import { REPAIRS } from '#core/insights/integrity/report.ts'
import type { Route } from './+types/data-health'

const PAGE = '/app/settings/data-health'
const schema = v.object({ repair: v.picklist(['check', ...REPAIRS]) })

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Data health · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { report: await readIntegrity(ctx), timeZone: ctx.timeZone }
}

/** Checks anew, or puts one kind of trouble right and checks anew. */
export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, schema, null)
  if (!form.ok) return formAgain(form)
  const { repair } = form.value
  if (repair !== 'check') await repairData(ctx, { userId: ctx.workspace, repair })
  await readIntegrity(ctx, { fresh: true })
  return done(PAGE, repair === 'check' ? 'dataChecked' : 'dataRepaired')
}

export default function DataHealthRoute({ loaderData }: Route.ComponentProps) {
  return <DataHealthPage {...loaderData} />
}

import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { config } from '#app/config.server.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { gatedRoom, passesGate, type RouteGate } from '#core/billing/gates.ts'
import { isRecentlyVerified } from '#core/identity/step-up.ts'
import { TYPED_HEADER, type TypedAnswer } from '#core/shared/typed-answer.ts'
import { actAsThemselves } from '../act-in-workspace.ts'
import { actingContext } from './acting-context.ts'
import { holdPostedForm } from './held-form.ts'
import { wantedPage } from './redirect-target.ts'
import { services } from './services.ts'
import { toastCookie } from './toast.ts'
import { findViewer, type Viewer } from './viewer.ts'

/**
 * Guards are route middleware, because a parent's loader does not run for `?_routes=` requests and actions run before
 * it. Loaders and actions still ask for the context themselves, so that a route put outside its layout fails closed.
 */
export const requireSignIn: MiddlewareFunction<Response> = async ({ request, context }) => {
  await signedIn(request, context)
}

/** Where people take their data along, or leave: nobody has to pick a plan for that. */
const LEAVING = /^\/app\/settings\/privacy(?:\/export\/[^/]+)?(?:\.data)?$/

/** Signed in, and with a plan picked, where one leaves without one too. */
export const requirePlan: MiddlewareFunction<Response> = async ({ request, context }) => {
  const viewer = await signedIn(request, context)
  if (!LEAVING.test(new URL(request.url).pathname)) requireOpenWorkspace(viewer)
}

/** For pages that visitors see as well: whoever is signed in needs a plan, as in the workspace. */
export const requirePlanOfMembers: MiddlewareFunction<Response> = async ({ context }) => {
  const viewer = await findViewer(context)
  if (viewer) requireOpenWorkspace(viewer)
}

/**
 * There is a workspace to show. Whoever was taken out of one is told before anything else, or what they send would
 * reach another workspace than they mean; without one of their own they are told each time, instead of being shown prices.
 */
function requireOpenWorkspace({ chosenTier, removedFrom, host }: Viewer): void {
  const isHome = host === null
  if (isHome && removedFrom && !(removedFrom.isSeen && chosenTier))
    throw redirect('/team/removed', { status: 303 })
  if (!chosenTier) throw redirect('/select-tier')
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Signed in, with a plan, and with the tier that owns this route's flag; else /app/upgrade, which names what is
 * missing, or where a plan has ended the page that says so. Put it on the route itself: its actions run before any parent's loader. After a downgrade what was made on
 * the higher plan stays readable: where `hasOld` finds any of it, pages open and nothing but reading does.
 */
export function requireGate(
  gate: RouteGate,
  hasOld?: (ctx: WorkspaceContext) => Promise<boolean>,
): MiddlewareFunction<Response> {
  return async ({ request, context }) => {
    const viewer = await signedIn(request, context)
    requireOpenWorkspace(viewer)
    if (passesGate(viewer.tier, gate)) return
    if (isReading(request) && (await hasOld?.(await workspaceContext(request, context)))) return
    if (viewer.access !== 'full') throw redirect('/app/plan-ended')
    throw redirect(gatedRoom(gate).plansPage)
  }
}

/** The signed-in person; a visitor is sent to /auth, which remembers where they wanted to go. */
export async function signedIn(request: Request, context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const viewer = await findViewer(context)
  if (viewer) return viewer
  const wanted = wantedPath(request)
  const held = await holdPostedForm(request, context, wanted)
  const headers = new Headers({ [TYPED_HEADER]: 'signed_out' satisfies TypedAnswer })
  if (held) for (const cookie of [held.cookie, toastCookie('formHeld')]) headers.append('Set-Cookie', cookie)
  throw redirect(`/auth?redirectTo=${encodeURIComponent(held?.path ?? wanted)}`, { headers })
}

/**
 * For what is sensitive: the signed-in person showed within the last ten minutes that it is them. Anybody else is led to
 * the page that asks, which leads back: to `back`, or to the address that was asked for. What a form sent is not kept.
 */
export async function requireStepUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
  back?: string,
): Promise<void> {
  const viewer = await signedIn(request, context)
  if (isRecentlyVerified(viewer.verifiedAt, services().now())) return
  throw redirect(stepUpPage(back ?? wantedPath(request)), { status: 303 })
}

/** The page that asks somebody who is signed in to show that it is them, and then leads to `back`. */
export function stepUpPage(back: string): string {
  return `/auth/verify?redirectTo=${encodeURIComponent(back)}`
}

/** What a service needs to act for the signed-in person, and nothing a browser could have chosen. */
export async function workspaceContext(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<WorkspaceContext> {
  return actingContext(request, await signedIn(request, context))
}

/** The same for the person themselves, in their own workspace, wherever they act just now: support, their own things. */
export async function personContext(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<WorkspaceContext> {
  const viewer = await signedIn(request, context)
  return actAsThemselves(actingContext(request, viewer), viewer)
}

/** In one's own workspace only: paying, the kickstart. Whoever visits another one is led to a page that says so. */
export const requireOwnWorkspace: MiddlewareFunction<Response> = async ({ request, context }) => {
  const viewer = await signedIn(request, context)
  if (viewer.host) throw redirect('/app/team?problem=owner_only', { status: 303 })
}

/**
 * The page that was asked for, with its query; a `.data` address is none. Whoever sent a form comes back to the page it
 * stood on, because the form's own target may be no page.
 */
function wantedPath(request: Request): string {
  const url = (isReading(request) ? null : pageOfForm(request)) ?? new URL(request.url)
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  for (const name of ['_routes', 'index']) url.searchParams.delete(name)
  const query = url.searchParams.toString()
  return query ? `${path}?${query}` : path
}

/**
 * Where a form was sent from, when that was a page of ours. Whose session has ended may press a button while another request
 * has already changed the address to the way in: then that is the page it leads back to.
 */
function pageOfForm(request: Request): URL | null {
  const page = URL.parse(request.headers.get('Referer') ?? '')
  if (page?.origin !== config().appUrl) return null
  if (page.pathname !== '/auth') return page
  const wanted = wantedPage({ url: page.href })
  return wanted === null ? null : new URL(wanted, page)
}

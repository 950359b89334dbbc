import { serveMcp } from '#app/api/http/mcp/serve-mcp.ts'
import type { Route } from './+types/mcp'

/** The one address for agents (Model Context Protocol). */
export const loader = ({ request, context }: Route.LoaderArgs) => serveMcp(request, context)
export const action = ({ request, context }: Route.ActionArgs) => serveMcp(request, context)

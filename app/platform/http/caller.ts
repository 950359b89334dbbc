import type { RouterContextProvider } from 'react-router'
import type { Caller } from '#core/identity/account/caller.ts'
import { requestScope } from './request-scope.ts'

/** Where a request came from, for audit rows and for the mail to the owner. */
export function callerOf(request: Request, context: Readonly<RouterContextProvider>): Caller {
  const { clientAddress, id } = requestScope(context)
  return {
    ip: clientAddress,
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, 400).replaceAll('\0', '').toWellFormed(),
    requestId: id,
  }
}

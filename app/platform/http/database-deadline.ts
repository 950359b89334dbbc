import type { MiddlewareFunction } from 'react-router'
import { withinRequestDeadline } from '../outage/database-deadline.ts'

/** All that one request asks of the database shares one time; when it is over, the answer is that of an outage. */
export const databaseDeadline: MiddlewareFunction<Response> = (_, next) => withinRequestDeadline(next)

import pino, { type Logger } from 'pino'
import { config } from '#app/config.server.ts'
import { describeError } from './describe-error.ts'

let root: Logger | null = null

/**
 * The process's log: JSON lines on standard error, so that standard output stays free for people.
 * Fields that could carry a secret or a person are cut out wherever they appear.
 */
export function logger(): Logger {
  root ??= pino(
    {
      level: config().logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: [
          'password',
          'token',
          'email',
          'cookie',
          '*.password',
          '*.token',
          '*.email',
          '*.cookie',
          '*.authorization',
        ],
        censor: '[removed]',
      },
    },
    pino.destination({ fd: 2, sync: false }),
  )
  return root
}

import type { Command } from 'commander'
import type { Config } from '#app/config.server.ts'
import { keyId, secretsOf } from '#app/platform/secrets/keys.ts'
import { rotateKeys } from '#app/platform/secrets/rotate-keys.ts'
import {
  countLeft,
  countPlaces,
  findUnknownColumns,
  type PlaceCount,
} from '#app/platform/secrets/sealed-places.ts'
import { commandConfig, withDatabase } from './frame/database.ts'
import { EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'
import { startProgress } from './frame/progress.ts'

/** `keys status | rotate`: which keys are in use, and sealing everything anew with the current one. */
export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('show which keys are in use, and change ENCRYPTION_KEY')
  keys
    .command('status')
    .description('count what is sealed with which key')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (_options, command: Command) => {
      const settings = await keysConfig()
      const { places, unknownColumns } = await withDatabase(async db => ({
        places: await db.acrossWorkspaces('keys', sql => countPlaces(sql, settings.encryptionKey)),
        unknownColumns: await db.acrossWorkspaces('keys', findUnknownColumns),
      }))
      const left = countLeft(places)
      outputOf(command).result({ ...idsOf(settings), left, places, unknownColumns }, [
        ...idLines(settings),
        ...placeLines(places),
        ...conclusion(settings, places, unknownColumns),
      ])
    })

  keys
    .command('rotate')
    .description('seal everything again with ENCRYPTION_KEY; safe to interrupt and to run again')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (_options, command: Command) => {
      const settings = await keysConfig()
      const output = outputOf(command)
      const rotation = await withDatabase(async db => {
        const progress = startProgress(
          'sealed values',
          countLeft(await db.acrossWorkspaces('keys', sql => countPlaces(sql, settings.encryptionKey))),
          output,
        )
        try {
          return await rotateKeys({ db, config: settings }, progress.update)
        } finally {
          progress.stop()
        }
      })
      const { resealed, left, places, unknownColumns } = rotation
      const isDone = left === 0 && unknownColumns.length === 0
      output.result({ ok: isDone, ...idsOf(settings), resealed, left, places, unknownColumns }, [
        ...idLines(settings),
        `Sealed again: ${resealed}. Left with another key: ${left}.`,
        ...(left > 0 ? placeLines(places) : []),
        ...conclusion(settings, places, unknownColumns),
      ])
      if (!isDone) process.exitCode = EXIT.failed
    })
}

/** The configuration, with the secrets that `npm start` keeps in DATA_DIR where the environment brings none. */
async function keysConfig(): Promise<Config> {
  const { takeLocalSecrets } = await import('../local/local-secrets.ts')
  await takeLocalSecrets()
  return commandConfig()
}

function idsOf({ encryptionKey, sessionSecret }: Config) {
  const ids = (pair: Config['encryptionKey']) => {
    const [current, previous = null] = secretsOf(pair).map(secret => keyId(secret).toString('hex'))
    return { current, previous }
  }
  return { encryptionKey: ids(encryptionKey), sessionSecret: ids(sessionSecret) }
}

function idLines(settings: Config): string[] {
  const { encryptionKey, sessionSecret } = idsOf(settings)
  const line = (name: string, { current, previous }: typeof encryptionKey) =>
    `${name.padEnd(16)} current ${current}, previous ${previous ?? 'none'}`
  return [line('ENCRYPTION_KEY', encryptionKey), line('SESSION_SECRET', sessionSecret)]
}

function placeLines(places: readonly PlaceCount[]): string[] {
  return places.map(
    ({ purpose, table, current, previous, withoutId, unknown }) =>
      `  ${`${table} (${purpose})`.padEnd(40)} current ${current}, previous ${previous}, without an id ${withoutId}, unknown key ${unknown}`,
  )
}

function conclusion(
  settings: Config,
  places: readonly PlaceCount[],
  unknownColumns: readonly string[],
): string[] {
  const left = countLeft(places)
  if (unknownColumns.length > 0)
    return [
      `These columns look sealed, but this version cannot seal them again: ${unknownColumns.join(', ')}.`,
      'Keep the previous key.',
    ]
  if (places.some(({ unknown }) => unknown > 0))
    return [
      'Some are sealed with a key that is not configured. Set it as ENCRYPTION_KEY_PREVIOUS, and run: npm run cli -- keys rotate',
    ]
  if (left > 0)
    return [`Left with another key: ${left}. Keep the previous key, and run: npm run cli -- keys rotate`]
  return settings.encryptionKey.previous === null
    ? ['Everything carries the current key.']
    : ['Everything carries the current key. Remove ENCRYPTION_KEY_PREVIOUS and restart.']
}

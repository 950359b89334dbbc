import { access, constants, mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { type Config, config as readConfig } from '#app/config.server.ts'
import { EXIT } from '../frame/exit.ts'
import { outputOf } from '../frame/output.ts'
import { type Check, messageOf } from './check.ts'
import { checkInboundMail } from './inbound-mail.ts'
import { checkOperator } from './operator.ts'
import { checkAssistant, checkDatabase, checkGoogle, checkMail, checkStripe } from './outside.ts'

const MARKS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' } as const

/** `doctor`: checks the configuration and everything outside; code 1 when a check fails. */
export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check the configuration, the database and every outside service')
    .option('--json', 'print JSON')
    .action(async (_options, command: Command) => {
      const checks = await examine()
      const failed = checks.some(check => check.status === 'fail')
      const output = outputOf(command)
      const lines = checks.map(check => `${MARKS[check.status]} ${check.name.padEnd(16)} ${check.detail}`)
      output.result({ ok: !failed, checks }, lines)
      if (failed) process.exitCode = EXIT.failed
    })
}

async function examine(): Promise<Check[]> {
  const node = checkNode()
  const { takeLocalSecrets } = await import('../../local/local-secrets.ts')
  await takeLocalSecrets()
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    // The first line is the heading, each further one a problem.
    const problems = messageOf(error).split('\n  - ').slice(1)
    return [node, ...problems.map((detail): Check => ({ name: 'configuration', status: 'fail', detail }))]
  }
  const mode: Check = { name: 'configuration', status: 'ok', detail: `${config.mode}, ${config.appUrl}` }
  const outside = await Promise.all([
    checkFolder(config),
    checkDatabase(config),
    checkMail(config),
    checkStripe(config),
    checkGoogle(config),
    checkAssistant(config),
  ])
  return [
    node,
    mode,
    checkHttps(config),
    checkOperator(config),
    checkInboundMail(config),
    ...outside.flat(),
    checkSpending(config),
  ]
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 22 || (major === 22 && minor >= 22)
  return { name: 'node', status: fits ? 'ok' : 'fail', detail: `${process.versions.node} (22.22 or newer)` }
}

function checkHttps(config: Config): Check {
  if (config.secure) return { name: 'https', status: 'ok', detail: 'cookies are Secure' }
  const status = config.mode === 'production' ? 'fail' : 'warn'
  return { name: 'https', status, detail: 'APP_URL is not https, so cookies can be read in transit' }
}

/** What the assistant may cost at most; 0 stops it, which is worth a warning. */
function checkSpending({ openai, assistantLimits }: Config): Check {
  const name = 'assistant limits'
  const { trialCredits, workspaceDaily, trialsDaily, totalDaily } = assistantLimits
  const detail = `${trialCredits} credits a trial; in 24 hours ${workspaceDaily} questions a workspace, ${trialsDaily} of all trials, ${totalDaily} of everyone`
  const isStopped = openai !== null && Object.values(assistantLimits).includes(0)
  return { name, status: isStopped ? 'warn' : 'ok', detail }
}

async function checkFolder(config: Config): Promise<Check> {
  // A container has a root that is read-only, and nothing to keep in it.
  if (config.databaseUrl && config.mediaS3)
    return { name: 'data folder', status: 'ok', detail: 'not used: a server and a store keep everything' }
  try {
    await mkdir(config.dataDir, { recursive: true })
    await access(config.dataDir, constants.W_OK)
    return { name: 'data folder', status: 'ok', detail: config.dataDir }
  } catch (error) {
    return { name: 'data folder', status: config.databaseUrl ? 'warn' : 'fail', detail: messageOf(error) }
  }
}

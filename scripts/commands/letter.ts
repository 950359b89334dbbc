import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Command } from 'commander'
import { renderMail } from '#app/mails.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { previewLetter } from '#app/site/services/preview-letter.ts'
import { sendLetter } from '#app/site/services/send-letter.ts'
import { LETTER_LIMITS, type Letter, type LetterRefusal, readLetter } from '#core/site/letter.ts'
import { countNewsletterReaders, listNewsletterReaders } from '#db/queries/site/readers.ts'
import { commandConfig, withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { wholeNumber } from './frame/numbers.ts'
import { outputOf } from './frame/output.ts'
import { startProgress } from './frame/progress.ts'

/** `letter preview | send | readers`: the newsletter. */
export function registerLetter(program: Command): void {
  const letter = program
    .command('letter')
    .description('the newsletter: look at one, send one, list who reads it')
    .exitOverride()

  letter
    .command('preview')
    .description('show a newsletter as a reader gets it, and how many would; sends nothing')
    .requiredOption('--file <file>', 'Markdown that begins with its subject, see docs/operations.md')
    .option('--html', 'print the HTML instead of the text')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ file, html = false }: { file: string; html?: boolean }, command: Command) => {
      const read = await letterOf(file)
      const { mail, readers, sent } = await withContext(context => previewLetter(context, read, renderMail))
      const { id, preview } = read
      outputOf(command).result({ id, preview, ...mail, readers, sent }, [
        ...(html
          ? [mail.html]
          : [`Letter: ${id}`, `Subject: ${mail.subject}`, `Preview: ${preview}`, '', mail.text]),
        ...(html ? [] : [whoGetsIt(readers, sent)]),
      ])
    })

  letter
    .command('send')
    .description(
      'send a newsletter to every reader who doesn’t have it yet; started again it goes on; without --yes it only counts them',
    )
    .requiredOption('--file <file>', 'Markdown that begins with its subject, see docs/operations.md')
    .option('--yes', 'do it')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ file, yes = false }: { file: string; yes?: boolean }, command: Command) => {
      const output = outputOf(command)
      const read = await letterOf(file)
      await withContext(async context => {
        const { readers, sent } = await previewLetter(context, read, renderMail)
        const { id, subject } = read
        if (!yes) {
          output.result({ dryRun: true, id, subject, readers, already: sent, sent: 0 }, [
            `“${subject}” (${id}). ${whoGetsIt(readers, sent)} Nothing is sent yet. Add --yes to send it.`,
          ])
          return
        }
        const progress = startProgress('readers', readers, output)
        const done = await sendLetter(context, read, progress.update).finally(progress.stop)
        output.result({ dryRun: false, id, subject, readers, ...done }, [
          `“${subject}” is on its way to ${people(done.sent)}; ${people(done.already)} had it already.`,
          ...(context.config.smtpUrl ? [] : ['SMTP_URL is not set, so it waits until it is.']),
        ])
      })
    })

  letter
    .command('readers')
    .description('list who has confirmed and not unsubscribed, and count the others')
    .option('--limit <number>', 'at most so many', wholeNumber(1, 1_000_000), 1000)
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ limit }: { limit: number }, command: Command) => {
      const { list, counts } = await withDatabase(async db => ({
        list: await listNewsletterReaders(db.unscoped.sql, { after: null, limit }),
        counts: await countNewsletterReaders(db.unscoped.sql, { keys: '' }),
      }))
      const { readers, unconfirmed, unsubscribed } = counts
      outputOf(command).result({ readers: list, total: readers, unconfirmed, unsubscribed }, [
        ...list.map(({ email, confirmedAt }) => `${email}  since ${confirmedAt.toISOString().slice(0, 10)}`),
        ...(readers > list.length ? [`… and ${readers - list.length} more (--limit).`] : []),
        `${people(readers)}; ${unconfirmed} still have to confirm, ${unsubscribed} unsubscribed.`,
      ])
    })
}

const people = (count: number) => (count === 1 ? '1 reader' : `${count} readers`)

const whoGetsIt = (readers: number, sent: number) =>
  `${people(readers - sent)} would get it; ${people(sent)} have it already.`

const REFUSALS: Readonly<Record<LetterRefusal, string>> = {
  no_id: 'Name the letter: a line `id: december` at its top, or a file name with letters.',
  no_subject: 'A letter begins with its subject: three lines ---, subject: …, ---.',
  long_subject: `A subject can have up to ${LETTER_LIMITS.subject} characters.`,
  empty: 'There is nothing in this letter.',
  too_long: `A letter can have up to ${LETTER_LIMITS.body.toLocaleString('en-GB')} characters.`,
}

async function letterOf(file: string): Promise<Letter> {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailure(`There is no file ${file} that could be read.`, EXIT.usage)
  })
  const read = readLetter(source, basename(file))
  if (!read.ok) throw new CommandFailure(REFUSALS[read.reason], EXIT.usage)
  return read.letter
}

async function withContext<T>(work: (context: ServiceContext) => Promise<T>): Promise<T> {
  // What is mailed is sealed, and has to open in the app.
  const { takeLocalSecrets } = await import('../local/local-secrets.ts')
  await takeLocalSecrets()
  const config = commandConfig()
  return withDatabase(db => work({ db, now: () => new Date(), config }))
}

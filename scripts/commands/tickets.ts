import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import type { ServiceContext } from '#app/platform/context.ts'
import { answerTimeSentence, INBOX_STATE_LABELS, topicText } from '#app/support/copy/tickets.ts'
import { answerTicket } from '#app/support/services/operator/answer-ticket.ts'
import { readInbox } from '#app/support/services/operator/read-inbox.ts'
import { readThread } from '#app/support/services/operator/read-thread.ts'
import { shutTicket } from '#app/support/services/operator/shut-ticket.ts'
import { readAnswerTime } from '#app/support/services/tickets/read-answer-time.ts'
import { commandConfig, withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'

/** `tickets list | show | reply | close`: the operator's inbox, without the app. */
export function registerTickets(program: Command): void {
  const tickets = program
    .command('tickets')
    .description('support tickets: list, read, reply and close')
    .exitOverride()

  tickets
    .command('list', { isDefault: true })
    .description('what is open, first in line first, then what waits for the person')
    .option('--closed', 'what is closed instead')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ closed = false }: { closed?: boolean }, command: Command) => {
      const { found, answerTime } = await withContext(async context => ({
        found: await readInbox(context, { closed }),
        answerTime: await readAnswerTime(context),
      }))
      const lines = found.map(({ id, state, since, tier, isFirst, name, topic, message }) =>
        [
          ...[
            id,
            INBOX_STATE_LABELS[state],
            `since ${since.toISOString()}`,
            isFirst ? `${tier}, first in line` : tier,
          ],
          `${name}: ${topicText(topic)}: ${message.split('\n', 1)[0]?.slice(0, 80)}`,
        ].join('  '),
      )
      const none = closed ? 'No closed tickets.' : 'No open tickets.'
      outputOf(command).result({ tickets: found, answerTime }, [
        ...(lines.length > 0 ? lines : [none]),
        answerTimeSentence(answerTime),
      ])
    })

  tickets
    .command('show')
    .argument('<id>', 'the id of a ticket')
    .description('show one ticket; the person’s audit trail says that it was opened')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (id: string, _flags: object, command: Command) => {
      const ticket = await withContext(context => readThread(context, { id, operatorId: null }))
      if (!ticket) throw new CommandFailure(`There is no ticket ${id}.`)
      const { name, email, topic, state, tier, diagnostics, message, createdAt, messages } = ticket
      const along = Object.entries(diagnostics).map(([key, value]) => `${key}: ${value}`)
      outputOf(command).result({ ticket }, [
        `${name} <${email}>, ${tier}, ${topicText(topic)}, ${INBOX_STATE_LABELS[state]}`,
        ...(along.length > 0 ? [along.join(', ')] : []),
        ...['', `${createdAt.toISOString()}  ${name}`, message],
        ...messages.flatMap(({ author, body, createdAt: at }) => [
          ...['', `${at.toISOString()}  ${author === 'person' ? name : 'support'}`, body],
        ]),
      ])
    })

  tickets
    .command('reply')
    .argument('<id>', 'the id of a ticket')
    .argument('[source]', '- to read the reply from standard input')
    .description('reply to a ticket; the person gets an email with a link to it')
    .option('--text <text>', 'the reply')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(
      async (
        id: string,
        source: string | undefined,
        { text: typed }: { text?: string },
        command: Command,
      ) => {
        if ((typed === undefined) === (source !== '-'))
          throw new CommandFailure('Add either --text <text> or - for standard input.', EXIT.usage)
        const message = typed ?? (await text(process.stdin))
        const answer = await withContext(context =>
          answerTicket(context, { id, message, operatorId: null, idempotencyKey: randomUUID() }),
        )
        if (!answer.ok) throw new CommandFailure(REFUSALS[answer.reason])
        outputOf(command).result({ replied: id }, ['Replied. The person gets an email.'])
      },
    )

  tickets
    .command('close')
    .argument('<id>', 'the id of a ticket')
    .description('close a ticket; the person opens it again by writing')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (id: string, _flags: object, command: Command) => {
      const closed = await withContext(context => shutTicket(context, { id, operatorId: null }))
      if (!closed.ok) throw new CommandFailure(REFUSALS[closed.reason])
      outputOf(command).result({ closed: id }, ['Closed.'])
    })
}

const REFUSALS = {
  not_found: 'There is no such ticket.',
  empty: 'The reply is empty.',
  too_long: 'A reply can have up to 5,000 characters.',
} as const

async function withContext<T>(work: (context: ServiceContext) => Promise<T>): Promise<T> {
  // What is mailed is sealed, and has to open in the app.
  const { takeLocalSecrets } = await import('../local/local-secrets.ts')
  await takeLocalSecrets()
  const config = commandConfig()
  return withDatabase(db => work({ db, now: () => new Date(), config }))
}

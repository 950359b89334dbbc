import { createHash } from 'node:crypto'
import { type CreditRefusal, refundCredit, spendRound } from '#app/billing/services/spend-credit.ts'
import type { OpenAIConnection } from '#app/model/integrations/client.ts'
import {
  type Answer,
  type AnswerItem,
  answerTimes,
  type Call,
  callOutput,
  type Question,
  type StreamOptions,
  streamAnswer,
  type Tool,
} from '#app/model/integrations/stream-answer.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/secrets/sign.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type AskRefusal, askForCredit } from './ask-for-credit.ts'
import { countRequest } from './count-request.ts'
import { noteTokens } from './note-tokens.ts'

export type { AskRefusal, StreamOptions }

/** Requests that one question may come to: in the last one there is nothing left to look up. */
const MOST_ROUNDS = 4

/** Tools whose calls are answered at once, so that the model goes on with what it was told. */
export interface Lookups {
  readonly tools: readonly Tool[]
  readonly answer: (call: Call) => Promise<string>
}

export type AskedQuestion = Omit<Question, 'safetyId' | 'earlier'> & { readonly lookups?: Lookups }

/** What was said in all rounds together, and the calls that looked nothing up. */
type WholeAnswer = Pick<Answer, 'text' | 'calls'>

type Asked = Result<{ answer: WholeAnswer; creditId: string; left: number }, never> | AskRefusal

/** What is being asked together right now, by who asks what. */
const underWay = new Map<string, Promise<Asked>>()

/**
 * As `askModel`, but the same question of the same person while the first waits for its answer is a second press: it costs
 * nothing and gets the same answer.
 */
export function askTogether(
  ctx: WorkspaceContext,
  input: { kind: string; question: AskedQuestion },
  options: StreamOptions = {},
): Promise<Asked> {
  const { kind, question } = input
  const key = createHash('sha256')
    .update(JSON.stringify([ctx.workspace, ctx.userId, kind, question]))
    .digest('hex')
  const asked = underWay.get(key) ?? askModel(ctx, input, options).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

/**
 * Asks the model for one credit: spent before, given back when there is no whole answer. `left` is what remains of the
 * month (`Infinity` when unlimited). The answer goes on to its end though nobody may be waiting any more. What the model
 * looks up on the way is answered within the same question; each further request is counted like a question, but for the
 * credit.
 */
export async function askModel(
  ctx: WorkspaceContext,
  input: { kind: string; question: AskedQuestion },
  options: StreamOptions = {},
): Promise<Asked> {
  return askForCredit(ctx, input, async connection => {
    const asked = await askInRounds(ctx, connection, input, options)
    const isEmpty = asked.ok && asked.answer.text.trim() === '' && asked.answer.calls.length === 0
    return isEmpty ? err('no_answer', { failure: 'empty', message: '' }) : asked
  })
}

/** Does what follows on an answer, and gives its credit back where that fails: nobody has got anything for it then. */
export async function orGiveBack<Done>(
  ctx: WorkspaceContext,
  { creditId }: { creditId: string },
  follow: () => Promise<Done>,
): Promise<Done> {
  try {
    return await follow()
  } catch (error) {
    await refundCredit(ctx, { creditId })
    throw error
  }
}

async function askInRounds(
  ctx: WorkspaceContext,
  connection: OpenAIConnection,
  { kind, question: { lookups, ...question } }: { kind: string; question: AskedQuestion },
  { onText = () => {}, times = answerTimes(connection), means }: StreamOptions,
): Promise<Result<{ answer: WholeAnswer }, never> | CreditRefusal> {
  // The provider can tell people apart, so that it may warn us of abuse, and not who they are.
  const safetyId = keyedHash(ctx.userId, ctx.config.sessionSecret, 'safety-id')
  const began = performance.now()
  const earlier: AnswerItem[] = []
  const calls: Call[] = []
  let text = ''
  const isLookup = ({ name }: Call) => lookups?.tools.some(tool => tool.name === name) ?? false
  for (let round = 1; ; round += 1) {
    const isLast = !lookups || round === MOST_ROUNDS
    const tools = [...(question.tools ?? []), ...(isLast ? [] : lookups.tools)]
    const totalMs = Math.max(1, times.totalMs - (performance.now() - began))
    let isFirstPiece = true
    const said = (piece: string) => {
      // What is said after a look-up is a paragraph of its own.
      const whole = isFirstPiece && text !== '' ? `\n\n${piece}` : piece
      isFirstPiece = false
      text += whole
      onText(whole)
    }
    const answer = await countRequest(
      streamAnswer(
        connection,
        { ...question, tools, earlier, safetyId },
        { onText: said, onTokens: noteTokens, times: { ...times, totalMs }, means },
      ),
    )
    calls.push(...answer.calls.filter(call => !isLookup(call)))
    if (isLast || !answer.calls.some(isLookup)) return ok({ answer: { text, calls } })
    const room = await spendRound(ctx, { kind })
    if (!room.ok) return room
    earlier.push(...answer.items)
    for (const call of answer.calls)
      earlier.push(callOutput(call, isLookup(call) ? await lookups.answer(call) : NOTED))
  }
}

/** What the model is told of a call that is only a proposal: every call needs an answer. */
const NOTED = '{"noted":true}'

import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { switchAssistant } from '#app/assistant/services/switch-assistant.ts'
import { removeRecording } from '#app/media/services/remove-recording.ts'
import { captureStory } from '#app/stories/services/capture-story.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { TRANSCRIPTION_LIMITS } from '#core/media/transcription.ts'
import { countCredits } from '#db/queries/billing/credits.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { madeRecording } from '#tests/support/made-recording.ts'
import { useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { askForWords } from './ask-for-words.ts'
import { readRecordings } from './read-recordings.ts'
import { takeWords } from './take-words.ts'
import { writeDown } from './write-down.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'voice-'))
afterAll(() => rm(dataDir, { recursive: true }))

const EXAMPLE = /^This is an example, because the assistant is offline\. /

describeOnDatabase('the words of a voice note', database => {
  const standIn = useOpenAI()

  async function founder() {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    await db.sql`insert into subscriptions (user_id, tier, status) values (${ctx.workspace}, 'creator', 'active')`
    return withOpenAI({ ...ctx, config: { ...ctx.config, dataDir } }, standIn())
  }
  type Founder = Awaited<ReturnType<typeof founder>>

  async function spoken(ctx: Founder, body = '') {
    const recording = await madeRecording('audio/webm')
    const result = await captureStory(ctx, {
      body,
      link: null,
      recording,
      idempotencyKey: `k ${body.slice(0, 40)}`,
    })
    if (!result.ok) throw new Error(result.reason)
    const { storyId } = result
    const [kept] = await readRecordings(ctx, { storyId })
    return {
      storyId,
      id: kept?.id ?? '',
      job: { workspace: ctx.workspace as string, recordingId: kept?.id ?? '' },
    }
  }
  const later = (ctx: Founder, ms: number): Founder => ({
    ...ctx,
    now: () => new Date(TEST_NOW.getTime() + ms),
  })
  const stateOf = async (ctx: Founder, storyId: string) => (await readRecordings(ctx, { storyId }))[0]
  const storyOf = async (ctx: Founder, id: string) => (await readStory(ctx, { id }))?.story
  const spent = (ctx: Founder) =>
    ctx.inWorkspace(sql =>
      countCredits(sql, { workspace: ctx.workspace, from: new Date(0), to: new Date('2027-01-01') }),
    )
  const queued = async (ctx: Founder) =>
    database().db
      .sql`select 1 from outbox where queue = 'stories.transcribe' and payload ->> 'workspace' = ${ctx.workspace}`

  it('are asked for once, for one credit, and wait for the person', async () => {
    const ctx = await founder()
    const { storyId, job } = await spoken(ctx)
    expect(await queued(ctx)).toHaveLength(1)
    expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'waiting', mayAsk: false })
    const asked = standIn().requests.length
    await writeDown(ctx, job)
    await writeDown(ctx, job)
    expect(standIn().requests.slice(asked)).toEqual([
      {
        ...{ model: 'gpt-4o-mini-transcribe', format: 'json', name: 'recording.webm', type: 'audio/webm' },
        size: expect.any(Number),
      },
    ])
    expect(await stateOf(ctx, storyId)).toMatchObject({
      transcription: 'done',
      transcript: expect.stringMatching(EXAMPLE),
    })
    expect(await spent(ctx)).toBe(1)
    expect(await storyOf(ctx, storyId)).toMatchObject({ body: '', status: 'draft' })
  })

  it('become the text of a story that had none, and its title, as the person corrected them', async () => {
    const ctx = await founder()
    const { storyId, id, job } = await spoken(ctx)
    await writeDown(ctx, job)
    const text = 'The oven broke. Everybody stayed.'
    for (let press = 0; press < 2; press++)
      expect(await takeWords(ctx, { storyId, id, text })).toEqual({ ok: true })
    expect(await storyOf(ctx, storyId)).toMatchObject({
      title: 'The oven broke',
      body: text,
      status: 'ready',
    })
    expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'used' })
  })

  it('go below what somebody wrote, which is never written over, or are left', async () => {
    const ctx = await founder()
    const first = await spoken(ctx, 'Monday at the bakery')
    await writeDown(ctx, first.job)
    await Promise.all(Array.from({ length: 10 }, () => takeWords(ctx, { ...first, text: 'The oven broke.' })))
    expect(await storyOf(ctx, first.storyId)).toMatchObject({
      title: 'Monday at the bakery',
      body: 'Monday at the bakery\n\nThe oven broke.',
    })
    const full = await spoken(ctx, 'x'.repeat(9_990))
    await writeDown(ctx, full.job)
    expect(await takeWords(ctx, { ...full, text: 'The oven broke.' })).toEqual({
      ok: false,
      reason: 'story_too_long',
    })
    expect(await stateOf(ctx, full.storyId)).toMatchObject({ transcription: 'done' })
    expect(await takeWords(ctx, { ...full, text: null })).toEqual({ ok: true })
    expect((await storyOf(ctx, full.storyId))?.body).toBe('x'.repeat(9_990))
  })

  it.each(['fail', 'rate_limit', 'hang', 'half'] as const)(
    'are tried for five times while the provider does: %s; then they can be asked for again',
    async mode => {
      const ctx = await founder()
      const { storyId, id, job } = await spoken(ctx)
      standIn().behave(mode)
      for (let turn = 1; turn < TRANSCRIPTION_LIMITS.tries; turn++) {
        await expect(writeDown(ctx, job, { timeoutMs: 150 })).rejects.toThrow()
        expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'waiting' })
      }
      await writeDown(ctx, job, { timeoutMs: 150 })
      expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'failed', mayAsk: true })
      expect(await spent(ctx)).toBe(0)
      standIn().behave('answer')
      await writeDown(ctx, job)
      expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'failed' })
      for (let press = 0; press < 2; press++)
        expect(await askForWords(ctx, { storyId, id })).toEqual({ ok: true })
      expect(await queued(ctx)).toHaveLength(2)
      await writeDown(ctx, job)
      expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'done' })
    },
  )

  it('fail at once where the provider refuses, and are silent where there are no words', async () => {
    const ctx = await founder()
    const refused = await spoken(ctx, 'one')
    standIn().behave('refuse')
    await writeDown(ctx, refused.job)
    expect(await stateOf(ctx, refused.storyId)).toMatchObject({ transcription: 'failed' })
    const silent = await spoken(ctx, 'two')
    standIn().behave('empty')
    await writeDown(ctx, silent.job)
    expect(await stateOf(ctx, silent.storyId)).toMatchObject({ transcription: 'silent', mayAsk: false })
    expect(await spent(ctx)).toBe(0)
  })

  it('of a malicious model are text that can be stored, and no more than a story holds', async () => {
    const ctx = await founder()
    const { storyId, job } = await spoken(ctx)
    standIn().behave('malicious')
    await writeDown(ctx, job)
    const { transcript } = (await stateOf(ctx, storyId)) ?? {}
    expect(transcript?.length).toBeLessThanOrEqual(TRANSCRIPTION_LIMITS.characters)
    expect(transcript).not.toMatch(/onerror|\0/)
  })

  it('are asked for by one worker at a time, and by the next when it has died', async () => {
    const ctx = await founder()
    const { storyId, job } = await spoken(ctx)
    const asked = standIn().requests.length
    const { hanging } = standIn()
    standIn().behave('hang')
    // It never comes back: as a worker whose machine was switched off. Long enough for what follows on a slow machine.
    const dead = writeDown(ctx, job, { timeoutMs: 5_000 }).catch(() => {})
    // By then it has claimed the recording and asked; one that had only claimed it would still be answered.
    await expect.poll(() => standIn().hanging, { timeout: 5_000 }).toBe(hanging + 1)
    await expect(writeDown(ctx, job)).rejects.toThrow('is being written down')
    standIn().behave('answer')
    await writeDown(later(ctx, TRANSCRIPTION_LIMITS.leaseMs + 1), job)
    expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'done' })
    await dead
    expect(await stateOf(ctx, storyId)).toMatchObject({ transcription: 'done' })
    expect(standIn().requests.length - asked).toBe(1)
  })

  it('are not asked for where the assistant is off, there is no key, or no credit; each is told apart', async () => {
    const ctx = await founder()
    await switchAssistant(ctx, { isOff: true })
    const off = await spoken(ctx, 'one')
    expect(await stateOf(ctx, off.storyId)).toMatchObject({ transcription: 'assistant_off', mayAsk: true })
    expect(await queued(ctx)).toHaveLength(0)
    await switchAssistant(ctx, { isOff: false })
    const noKey = { ...ctx, config: { ...ctx.config, openai: null } }
    const without = await spoken(noKey, 'two')
    expect(await stateOf(noKey, without.storyId)).toMatchObject({
      transcription: 'unavailable',
      mayAsk: false,
    })
    expect(await stateOf(ctx, without.storyId)).toMatchObject({ transcription: 'unavailable', mayAsk: true })
    // Switched off between the asking and the doing.
    const meanwhile = await spoken(ctx, 'three')
    await switchAssistant(ctx, { isOff: true })
    const asked = standIn().requests.length
    await writeDown(ctx, meanwhile.job)
    expect(await stateOf(ctx, meanwhile.storyId)).toMatchObject({ transcription: 'assistant_off' })
    await switchAssistant(ctx, { isOff: false })
    const poor = {
      ...ctx,
      config: { ...ctx.config, assistantLimits: { ...ctx.config.assistantLimits, workspaceDaily: 0 } },
    }
    await askForWords(ctx, meanwhile)
    await writeDown(poor, meanwhile.job)
    expect(await stateOf(ctx, meanwhile.storyId)).toMatchObject({ transcription: 'no_credits', mayAsk: true })
    expect(standIn().requests.length).toBe(asked)
  })

  it('are nobody else’s, and nothing happens to those of a recording that is gone', async () => {
    const ctx = await founder()
    const { storyId, id, job } = await spoken(ctx)
    const stranger = await founder()
    expect(await readRecordings(stranger, { storyId })).toEqual([])
    expect(await askForWords(stranger, { storyId, id })).toMatchObject({ ok: false })
    expect(await takeWords(stranger, { storyId, id, text: 'Mine' })).toMatchObject({ ok: false })
    expect(await takeWords({ ...ctx, access: 'read_only' }, { storyId, id, text: 'x' })).toEqual({
      ok: false,
      reason: 'read_only',
    })
    const asked = standIn().requests.length
    await writeDown(ctx, { ...job, workspace: stranger.workspace })
    await removeRecording(ctx, { storyId, id })
    await writeDown(ctx, job)
    expect(standIn().requests.length).toBe(asked)
  })
})

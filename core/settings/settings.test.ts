import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportRefused } from './import-refused.ts'
import { EXPORT_FORMAT, readManifest } from './manifest.ts'
import { isMissed, isUnsent, settleRow } from './settle-row.ts'

const SHA = 'a'.repeat(64)
const MANIFEST = {
  format: EXPORT_FORMAT.name,
  version: EXPORT_FORMAT.version,
  workspace: '0198c0de-0000-4000-8000-000000000001',
  startedAt: '2026-11-20T10:00:00.000Z',
  tables: [{ table: 'stories', rows: 2, sha256: SHA }],
  leftOut: { tables: [], columns: [], files: [] },
  files: [{ name: 'json/stories.json', bytes: 10, sha256: SHA }],
}

const read = (over: object = {}) => readManifest(JSON.stringify({ ...MANIFEST, ...over }))

describe('the table of contents of an export', () => {
  it('is read as it was written', () => {
    expect(read()).toMatchObject({ ok: true, manifest: { workspace: MANIFEST.workspace } })
  })

  it('says when a later version of us made it, whatever else is in it', () => {
    expect(read({ version: EXPORT_FORMAT.version + 1, tables: 'other' })).toMatchObject({
      reason: 'newer_version',
    })
  })

  it('is none where it lacks something, names a file twice, or a table without its file', () => {
    const [file] = MANIFEST.files
    const wrong = [
      { format: 'another-export' },
      { version: 0 },
      { workspace: 'nobody' },
      { startedAt: 'yesterday' },
      { tables: [{ table: 'stories', rows: -1, sha256: SHA }] },
      { tables: [{ table: 'posts', rows: 1, sha256: SHA }] },
      { tables: [{ table: 'stories', rows: 2, sha256: 'b'.repeat(64) }] },
      { tables: [...MANIFEST.tables, ...MANIFEST.tables] },
      { files: [file, file] },
      { files: [{ ...file, bytes: 1.5 }] },
    ]
    for (const over of wrong)
      expect([over, read(over)]).toEqual([over, expect.objectContaining({ reason: 'not_an_export' })])
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(readManifest(text)).toMatchObject({ ok: false })
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(MANIFEST)), fc.jsonValue(), (key, value) => {
        expect(typeof read({ [key]: value }).ok).toBe('boolean')
      }),
    )
  })
})

describe('a row that is brought', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const settling = { now, missed: new Set<unknown>(['late']), pausedWords: 'Paused' }
  const settle = (table: string, row: Readonly<Record<string, unknown>>) => settleRow(table, row, settling)

  it('pauses a post that was to go out, and says that one is missed whose time has passed', () => {
    const future = { status: 'scheduled', scheduled_for: '2026-11-21T10:00:00+00:00' }
    expect(settle('content_planner', future)).toMatchObject({
      status: 'held',
      held_reason: 'Paused',
      deadline_at: future.scheduled_for,
    })
    const past = { status: 'due', scheduled_for: '2026-11-20T09:00:00+00:00' }
    expect(isMissed(past, now)).toBe(true)
    expect(settle('content_planner', past)).toMatchObject({ status: 'missed', deadline_at: null })
    expect(settle('content_created', { id: 'late', status: 'scheduled' })).toMatchObject({ status: 'missed' })
    expect(settle('content_created', { id: 'x', status: 'sending' })).toMatchObject({ status: 'held' })
    const own = { status: 'held', scheduled_for: '2026-11-21T10:00:00+00:00', held_reason: 'Not yet' }
    expect(settle('content_planner', own)).toBe(own)
  })

  it('writes to nobody and looks at nothing', () => {
    expect(settle('lead_messages', { state: 'sending', next_try_at: 'x' })).toEqual({
      state: 'failed',
      next_try_at: null,
    })
    expect(settle('lead_messages', { state: 'sent' })).toEqual({ state: 'sent' })
    expect(settle('content_requests', { news: 'on' })).toMatchObject({ news: 'off' })
    expect(settle('post_reviews', { decision: null, due_at: 'x' })).toMatchObject({ due_at: null })
    expect(settle('post_reviews', { decision: 'approved', due_at: 'x' })).toMatchObject({ due_at: 'x' })
    expect(settle('lead_submissions', { confirm_until: 'x' })).toEqual({ confirm_until: null })
    expect(settle('watch_sources', { paused_at: null })).toMatchObject({ paused_at: now.toISOString() })
    expect(settle('watch_sources', { paused_at: 'then' })).toMatchObject({ paused_at: 'then' })
    expect(settle('stories', { title: 'A story' })).toEqual({ title: 'A story' })
  })

  it('never goes out, whatever state it was in, and settled twice is settled once', () => {
    const states = fc.constantFrom('idea', 'scheduled', 'due', 'sending', 'handed_over', 'held', 'published')
    const days = fc.integer({ min: -400, max: 400 })
    fc.assert(
      fc.property(states, days, (status, day) => {
        const scheduled_for = new Date(now.getTime() + day * 86_400_000).toISOString()
        const once = settle('content_planner', { status, scheduled_for })
        expect(['scheduled', 'due', 'sending', 'handed_over']).not.toContain(once.status)
        expect(isUnsent(once)).toBe(once.status === 'held')
        expect(settle('content_planner', once)).toEqual(once)
      }),
    )
  })
})

it('a refusal carries what is wrong and where', () => {
  expect(new ImportRefused('changed', 'csv/stories.csv').problem).toEqual({
    why: 'changed',
    where: 'csv/stories.csv',
  })
  expect(new ImportRefused('not_a_zip').problem.where).toBe('')
})

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { addStory } from '#app/stories/services/add-story.ts'
import { changeRole } from '#app/team/services/change-role.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { switchWorkspace } from '#app/team/services/switch-workspace.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn, viewerOf } from '#tests/support/team.ts'

const WITHIN = { timeout: 20_000, interval: 25 }
const PROJECT = join(import.meta.dirname, '../../..')

/** A server process with one stream; `text` is all that it has sent. */
class Stream {
  text = ''
  readonly child: ChildProcess

  constructor(ways: Readonly<Record<string, string>>, person: SignedIn) {
    const script = fileURLToPath(new URL('../../../tests/support/event-process.ts', import.meta.url))
    this.child = spawn(process.execPath, [script, JSON.stringify(ways), person.secret], { cwd: PROJECT })
    this.child.stdout?.on('data', chunk => {
      this.text += String(chunk)
    })
    this.child.stderr?.on('data', chunk => {
      this.text += `stderr: ${chunk}`
    })
  }

  get changes(): number {
    return this.text.split('event: change').length - 1
  }

  isOpen(): Promise<void> {
    return vi.waitFor(() => expect(this.text).toContain('event: beat'), WITHIN)
  }
}

describeOnDatabases(
  'two members of one workspace, on two server processes',
  database => {
    const streams: Stream[] = []
    const open = async (person: SignedIn) => {
      const stream = new Stream(database().env, person)
      streams.push(stream)
      await stream.isOpen()
      return stream
    }
    afterEach(() => {
      for (const { child } of streams.splice(0)) child.kill('SIGKILL')
    })
    const keepStory = async (person: SignedIn) => {
      const ctx = await acting(database().db, person)
      const added = await addStory(ctx, { body: 'What happened today', idempotencyKey: randomUUID() })
      if (!added.ok) throw new Error(added.reason)
      return added.storyId
    }

    test('see each other’s changes, nothing of a third, and a removed member’s stream ends at once', async () => {
      const { db } = database()
      const owner = await ownerOn(db, 'collective')
      const editor = await memberOf(db, owner, 'editor')
      const stranger = await ownerOn(db, 'pro')
      const [owners, editors] = await Promise.all([open(owner), open(editor)])
      const theirs = await keepStory(editor)
      for (const stream of [owners, editors])
        await vi.waitFor(() => expect(stream.text).toContain(`{"table":"stories","id":"${theirs}"}`), WITHIN)
      await keepStory(stranger)
      const own = await keepStory(owner)
      for (const stream of [owners, editors])
        await vi.waitFor(() => expect(stream.text).toContain(`{"table":"stories","id":"${own}"}`), WITHIN)
      expect([owners.changes, editors.changes]).toEqual([2, 2])

      const ctx = await acting(db, owner, '/app/team')
      const { members } = await readTeam(ctx)
      const id = members[0]?.id ?? ''
      // Another role closes nothing: the next request is weighed anew.
      expect(await changeRole(ctx, { id, role: 'viewer', caller: CALLER })).toEqual({ ok: true })
      expect(await removeMember(ctx, { id, caller: CALLER })).toMatchObject({ ok: true })
      await vi.waitFor(() => expect(editors.text).toMatch(/retry: \d+\n\nEND/), WITHIN)
      // What the member wrote was handed over, which is a change as well: only this one story tells who gets it.
      const last = await keepStory(owner)
      await vi.waitFor(() => expect(owners.text).toContain(last), WITHIN)
      expect(owners.text).not.toContain('END')
      expect(editors.text).not.toContain(last)
      expect(owners.text + editors.text).not.toContain('What happened')
    })

    test('a session that goes to another workspace leaves its streams of the one before', async () => {
      const { db } = database()
      const owner = await ownerOn(db, 'collective')
      const editor = await memberOf(db, owner, 'editor')
      const stream = await open(editor)
      const { sessionId, userId, own } = await viewerOf(db, editor)
      const ctx = await acting(db, editor)
      expect(await switchWorkspace(ctx, { sessionId, userId, workspace: own })).toEqual({ ok: true })
      await vi.waitFor(() => expect(stream.text).toContain('END'), WITHIN)
    })
  },
  ['server'],
)

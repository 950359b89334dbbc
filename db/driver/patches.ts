import { QUERY_CHANNEL } from './query-channel.ts'

/** A place in a file of postgres.js 3.4.9 as it stands there, and what it is read as. */
export type Patch = readonly [from: string, to: string]

/** Faults of the driver that a lost link meets (porsager/postgres, issues 1066, 1154 and 1208), and ways to drop one. */
const CONNECTION: readonly Patch[] = [
  // Written to after its link was lost, it fell over a null outside of any promise and took the whole process along.
  [
    'const x = socket.write(chunk, fn)\n',
    `if (socket === null) {
      chunk = nextWriteTimer = null
      const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
      query && queryError(query, lost)
      while (sent.length) queryError(sent.shift(), lost)
      return false
    }
    const x = socket.write(chunk, fn)\n`,
  ],
  // A link lost between asking and writing left its connection believing that a write was underway, for ever.
  [
    "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
    "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
  ],
  [
    'clearImmediate(nextWriteTimer)\n    if (socket) {',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {',
  ],
  // What was asked when the link was lost stayed its question for ever, and closing the pool waited for the answer.
  ['    closedTime = performance.now()\n', '    query = null\n    closedTime = performance.now()\n'],
  // Lost while a new link asks for its types, it rejected a promise that nobody holds, and the process ended.
  ['return fetchArrayTypes()\n', 'return fetchArrayTypes().catch(noop)\n'],
  // Whoever gives a query up finds the connection that it is on.
  [
    'initial = query\n      reconnect()',
    'initial = query\n      query.connection = connection\n      reconnect()',
  ],
  [
    'q.state = backend\n',
    'q.state = backend\n      q.connection = connection\n      q.onsent && q.onsent()\n',
  ],
  // Small messages wait for the end of the turn, to go out together. Behind what ends a transaction there is none, and a page
  // is rendered within the turn: until then its transaction would stay open.
  [
    'return write(toBuffer(q))\n',
    `const isWritten = write(toBuffer(q))
      q.isLast && chunk && nextWrite()
      return isWritten\n`,
  ],
  // A page asks for more than a kilobyte at once, which went out by itself and made what it asked next another write.
  ['chunk.length >= 1024', 'chunk.length >= 16384'],
  // A link that is up is ended; one that is coming up goes on without the query it was made for, within its own time.
  [
    '    cancel,\n    end,\n    count: 0,',
    `    cancel,
    end,
    drop(given) {
      if (!initial) return void (socket && socket.destroy())
      if (given !== initial) return
      initial = new Query(['select 1'], [], noop, null, { simple: true })
      initial.catch(noop)
    },
    count: 0,`,
  ],
]

/** The same for transactions, and the guard that every query passes (db/guard). */
const POOL: readonly Patch[] = [
  [
    'function Sql(handler) {\n',
    `function Sql(run, connection) {
    const guarded = options.guard ? query => options.guard(query, run, connection) : run
    const handler = query => {
      asked.hasSubscribers && asked.publish({ query, pool })
      guarded(query)
    }
`,
  ],
  // What is measured and traced (./query-channel.ts).
  [
    "import fs from 'fs'\n",
    `import fs from 'fs'
import diagnostics from 'diagnostics_channel'
const asked = diagnostics.channel('${QUERY_CHANNEL}')
`,
  ],
  [
    'queues = { connecting, reserved, closed, ended, open, busy, full }\n',
    `queues = { connecting, reserved, closed, ended, open, busy, full }
  const pool = {
    name: options.connection.application_name,
    state: () => ({
      busy: busy.length + full.length + reserved.length,
      idle: open.length,
      waiting: queries.length
    })
  }
`,
  ],
  ['const sql = Sql(handler)\n    sql.release', 'const sql = Sql(handler, c)\n    sql.release'],
  ['const sql = Sql(handler)\n      sql.savepoint', 'const sql = Sql(handler, c)\n      sql.savepoint'],
  ['    socket          : o.socket,\n', '    socket          : o.socket,\n    guard           : o.guard,\n'],
  // What a transaction asks first goes out together with its beginning, instead of waiting a round trip for it. Should the
  // beginning be refused, its link is ended: nothing of it may run outside of a transaction.
  [
    "await sql.unsafe('begin ' + options.replace(/[^a-z ]/ig, ''), [], { onexecute }).execute()\n",
    `const began = sql.unsafe('begin ' + options.replace(/[^a-z ]/ig, ''), [], { onexecute }).execute()
      began.catch(() => connection && connection.drop())
      await Promise.race([sent, began])
      move(connection, reserved)\n`,
  ],
  [
    '    function onexecute(c) {\n      connection = c\n',
    '    function onexecute(c) {\n      connection = c\n      isSent()\n',
  ],
  // After its link was lost, what a transaction still asked went over the same connection once that had a new link: into
  // nobody's transaction, or into somebody else's.
  [
    'connection.onclose = reject)',
    `connection.onclose = error => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        })`,
  ],
  [
    '      , prepare = null\n',
    '      , prepare = null\n      , lost = null\n      , isSent\n    const sent = new Promise(resolve => { isSent = resolve })\n',
  ],
  [
    'q.catch(e => uncaughtError || (uncaughtError = e))\n',
    'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)\n',
  ],
  [': await sql`commit`\n', ': await Object.assign(sql`commit`, { isLast: true })\n'],
  [
    '    close,\n    end\n  })\n',
    `    close,
    end,
    drop(query, error) {
      queries.remove(query)
      query.connection && query.connection.drop(query)
      query.reject(error)
    },
    dropIdle() {
      connections.forEach(c => c.queue === open && c.drop())
    },
    dropAll() {
      connections.forEach(c => c.queue !== closed && c.drop())
    }
  })\n`,
  ],
]

/** Each patched file of the driver by the end of its address. */
export const PATCHES: ReadonlyMap<string, readonly Patch[]> = new Map([
  ['/postgres/src/connection.js', CONNECTION],
  ['/postgres/src/index.js', POOL],
])

import { writeFileSync } from 'node:fs'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces } from '#scripts/measure/harness/servers/workspaces.ts'
const database = await openServerDatabase()
if (typeof database === 'string') throw new Error(database)
const people = await database.use(async db => {
  const made = await makeWorkspaces(db, [100, 10000])
  return made
})
writeFileSync('/tmp/prof.json', JSON.stringify({ url: database.place.url, people }))
console.log('ready')
setInterval(() => {}, 1e6)

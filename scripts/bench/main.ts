/** `npm run bench -- <name>`: runs one benchmark. */
const BENCHES: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  alignment: () => import('./alignment.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = BENCHES[name]
if (load === undefined) {
  console.error(`Which one? ${Object.keys(BENCHES).join(', ')}`)
  process.exitCode = 2
} else {
  const bench = await load()
  await bench.run()
}

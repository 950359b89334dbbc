import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 compile WebAssembly once, quickly, and never again for speed. One function of the embedded database's alone takes its
 * optimising compiler 600 MB and a second of a processor, at every start. Without it a page that is made anew takes a fifth
 * longer, and the process holds 70 to 160 MB less. For whatever is compiled from now on.
 */
export function leaveWasmUnoptimised(): void {
  // The last two follow from the first only where it stands on the command line.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag)
}

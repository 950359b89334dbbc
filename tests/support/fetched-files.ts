import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FetchedFiles {
  /** Where a network fetches a file of this name: a video where it begins with `film`, nothing where with `lost`. */
  address(name: string): string
  close(): void
}

/** Files for networks that fetch pictures and videos by themselves. */
export async function serveFetchedFiles(): Promise<FetchedFiles> {
  const server = createServer((request, response) => {
    const type = request.url?.startsWith('/film') ? 'video/mp4' : 'image/jpeg'
    response.writeHead(request.url?.startsWith('/lost') ? 404 : 200, { 'Content-Type': type })
    response.end(`bytes of ${request.url}`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: name => `http://127.0.0.1:${port}/${name}`, close: () => server.close() }
}

/** The name under which public/og keeps what is shown when the page at this address is shared. */
export function sharePictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

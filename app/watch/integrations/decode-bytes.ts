/** Text of bytes: by its mark, else as UTF-8 where it is that, whatever is said of it, else as it says. */
export function decodeBytes(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024))
    const said =
      start.match(/^\s*<\?xml[^>]*\bencoding=["']([\w-]{1,40})["']/)?.[1] ??
      start.match(/<meta[^<>]{0,200}\bcharset=["']?([\w-]{1,40})/i)?.[1] ??
      contentType.match(/charset="?([\w-]{1,40})/i)?.[1] ??
      ''
    try {
      return new TextDecoder(/^utf-?8$/i.test(said) || said === '' ? 'windows-1252' : said).decode(bytes)
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  }
}

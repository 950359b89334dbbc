/**
 * What counts as one address when tries are counted: a whole /64 of IPv6, since one household has that many. An IPv4
 * address stays itself also where it is written as IPv6: mapped, behind NAT64, or as 6to4, which gives everyone with one
 * IPv4 address 65 536 networks. Any spelling of an address gives the same answer.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  const isTranslated = a === 0x64 && b === 0xff9b && groups.slice(2, 6).every(group => group === 0)
  if (isMapped || isTranslated) return dotted(groups[6] ?? 0, groups[7] ?? 0)
  if (a === 0x2002) return dotted(b, c)
  return [a, b, c, d].map(group => group.toString(16)).join(':')
}

/** The eight groups of an IPv6 address; what it leaves out is 0. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const left = readGroups(head)
  const right = readGroups(tail ?? '')
  const zeros = Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0)
  return [...left, ...zeros, ...right]
}

/** Groups of hexadecimal digits; the last may be an IPv4 address, which makes two. */
function readGroups(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap(group => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The only platform names the rules may use besides the language itself: they read text and do nothing else.
 * Everything that touches a clock, chance, a screen, a disk or a network is absent, so it does not compile here.
 */
interface URLSearchParams {
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
}
interface URL {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
}
declare var URL: {
  new (url: string, base?: string): URL
  canParse(url: string, base?: string): boolean
}
declare var URLSearchParams: {
  new (init?: string | Record<string, string> | string[][]): URLSearchParams
}

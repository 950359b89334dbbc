import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isLeftOut } from '#scripts/image/left-out.ts'
import { findProgram } from '#scripts/local/find-program.ts'

const PROJECT = join(import.meta.dirname, '../..')
const DEPLOY = join(PROJECT, 'docs/deploy')
const textOf = (path: string) => readFileSync(join(PROJECT, path), 'utf8')

/** What our own configuration knows. */
const KNOWN = new Set(Object.keys(parseEnv(textOf('.env.example'))))

type Kind = new (data: never) => { toJSON(): unknown; validate(): void }
const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  v1: { ...core },
  'apps/v1': { ...apps },
  'batch/v1': { ...batch },
  'autoscaling/v2': { ...autoscaling },
  'policy/v1': { ...policy },
  'networking.k8s.io/v1': { ...networking },
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

const manifests = globSync('kubernetes/*.yaml', { cwd: DEPLOY }).flatMap(file =>
  parseAllDocuments(readFileSync(join(DEPLOY, file), 'utf8')).map(document => {
    expect(document.errors).toEqual([])
    return { file, manifest: document.toJS() as Manifest }
  }),
)

describe('manifests for Kubernetes', () => {
  test.each(manifests.map(({ file, manifest }) => [file, manifest.kind, manifest.metadata.name, manifest]))(
    '%s: the %s %s is one',
    (_file, kind, _name, manifest) => {
      const Model = KINDS[manifest.apiVersion]?.[kind] as Kind | undefined
      if (!Model) throw new Error(`There is no ${kind} in ${manifest.apiVersion}`)
      expect(() => new Model(manifest as never).validate()).not.toThrow()
    },
  )

  test('a wrong one would be refused', () => {
    const wrong = { metadata: { name: 'x' }, spec: { replicas: 'two', selector: {}, template: {} } }
    expect(() => new apps.Deployment(wrong as never).validate()).toThrow(/replicas/)
  })

  test('no process runs as root, writes to its image or gets a secret by value', () => {
    const pods = manifests.flatMap(({ manifest }) => findAll(manifest, 'containers'))
    expect(pods.length).toBeGreaterThanOrEqual(3)
    for (const containers of pods)
      for (const { securityContext, env } of containers as Container[]) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        for (const one of env) expect(one.value, one.name).toBeUndefined()
      }
  })
})

interface Container {
  readonly securityContext: object
  readonly env: readonly { readonly name: string; readonly value?: string }[]
}

/** The values of every field of that name, however deep. */
function findAll(from: unknown, name: string): unknown[] {
  if (typeof from !== 'object' || from === null) return []
  return Object.entries(from).flatMap(([key, value]) => [
    ...(key === name ? [value as unknown] : []),
    ...findAll(value, name),
  ])
}

/** The variables of our processes that a file sets, by its own shape. */
const SETTING: Readonly<Record<string, () => string[]>> = {
  'compose.yaml': () => {
    const file = parse(textOf('compose.yaml'), { merge: true }) as {
      'x-app': { environment: Record<string, string> }
    }
    return Object.keys(file['x-app'].environment)
  },
  'the manifests': () =>
    manifests.flatMap(({ manifest }) => [
      ...findAll(manifest, 'data').flatMap(data => Object.keys(data as object)),
      ...findAll(manifest, 'env').flatMap(env => (env as { name: string }[]).map(({ name }) => name)),
    ]),
  'render.yaml': () =>
    findAll(parse(textOf('docs/deploy/render/render.yaml')), 'envVars')
      .flatMap(list => (list as { key?: string }[]).map(({ key }) => key))
      .filter(key => key !== undefined),
  'fly.toml': () => {
    const [, env = ''] = /\n\[env\]\n([^[]*)/.exec(textOf('docs/deploy/fly/fly.toml')) ?? []
    return [...env.matchAll(/^ {2}(\w+) =/gm)].map(([, name = '']) => name)
  },
  'the units': () =>
    units().flatMap(unit =>
      [...readFileSync(unit, 'utf8').matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
        all.split(' ').map(one => one.split('=')[0] ?? ''),
      ),
    ),
  'the pages': () =>
    globSync('**/*.md', { cwd: DEPLOY }).flatMap(page =>
      [
        ...readFileSync(join(DEPLOY, page), 'utf8').matchAll(
          /`?\b((?:DATABASE|MEDIA|SMTP|SESSION|ENCRYPTION|TRUST|APP|NODE|SUPPORT)_[A-Z0-9_]+)=/g,
        ),
      ]
        .map(([, name = '']) => name)
        // compose.yaml's own, of which it makes addresses.
        .filter(name => !/^DATABASE_(OWNER_)?PASSWORD$/.test(name)),
    ),
}

test.each(Object.entries(SETTING))('%s: every variable is one that the app knows', (_file, list) => {
  const names = list()
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => !KNOWN.has(name))).toEqual([])
})

const FILES = ['Dockerfile', 'compose.yaml', ...globSync('docs/deploy/**/*.*', { cwd: PROJECT })]

test('every program that is started is there, and every script of npm', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const started = FILES.flatMap(file =>
    [...textOf(file).matchAll(/\b(?:app|scripts)\/[\w/-]+\.ts\b/g)].map(([path]) => path),
  )
  // What a build makes is named after what it is made of.
  const built = FILES.flatMap(file =>
    [...textOf(file).matchAll(/\bbuild\/server\/([\w-]+)\.js\b/g)].map(([, name]) => `app/${name}.ts`),
  )
  expect(new Set(built)).toEqual(new Set(['app/serve.ts']))
  expect([...started, ...built].filter(path => !existsSync(join(PROJECT, path)))).toEqual([])
  const run = FILES.flatMap(file =>
    [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(run.filter(name => !(name in scripts))).toEqual([])
})

test('every command of ours is one that the command line has', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/cli.ts', '--help'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
  const used = FILES.flatMap(file =>
    [...textOf(file).matchAll(/scripts\/cli\.ts[,\s]+(?:--\s)?([a-z]+)|run cli -- ([a-z]+)/g)].map(
      ([, first, second]) => first ?? second ?? '',
    ),
  )
  expect(used).toContain('migrate')
  expect(used.filter(command => !new RegExp(`^ {2}${command}\\b`, 'm').test(stdout))).toEqual([])
})

function units(): string[] {
  return globSync('server/*.{service,timer}', { cwd: DEPLOY }).map(file => join(DEPLOY, file))
}

const systemd = findProgram('systemd-analyze')

describe('units of systemd', () => {
  test('start what they say and know when to', () => {
    expect(units()).toHaveLength(5)
    for (const unit of units()) expect(readFileSync(unit, 'utf8')).toMatch(/^\[Unit\]\nDescription=.+/)
  })

  test.skipIf(systemd === null)(`are such${systemd ? '' : ' (systemd-analyze is not installed)'}`, () => {
    for (const unit of units()) {
      const { stderr, stdout } = spawnSync(systemd ?? '', ['verify', '--man=no', unit], { encoding: 'utf8' })
      // The program and the folder of a server are not on this machine.
      const complaints = `${stdout}${stderr}`
        .split('\n')
        .filter(line => line.includes('brandhearth') && !/not executable|No such file|not found/.test(line))
      expect(complaints).toEqual([])
    }
  })
})

describe('what stays out of the image', () => {
  test.each([
    'node_modules/postgres/types/index.d.ts',
    'node_modules/stripe/cjs/stripe.cjs.node.js',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/react-dom/cjs/react-dom-server.edge.production.js',
    'node_modules/@atproto/oauth-client/node_modules/core-js/full/array/at.js',
    'node_modules/pdfkit/.yarn/releases/yarn.cjs',
    'node_modules/@atproto/did/node_modules/zod/index.cjs',
  ])('%s', path => expect(isLeftOut(path)).toBe(true))

  test.each([
    'node_modules/postgres/src/index.js',
    'node_modules/hyphen/patterns/en-us.js',
    'node_modules/@img/sharp-libvips-linux-x64/lib/libvips-cpp.so.8.18.7',
    'node_modules/react/cjs/react.production.js',
    'node_modules/react-dom/cjs/react-dom-server.node.production.js',
    'node_modules/@atproto/oauth-client/node_modules/core-js/modules/es.array.at.js',
    'node_modules/mammoth/LICENSE',
  ])('but not %s', path => expect(isLeftOut(path)).toBe(false))
})

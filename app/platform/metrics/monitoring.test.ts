import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { metrics } from './registry.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/monitoring')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

interface Rule {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
  readonly labels?: Readonly<Record<string, string>>
  readonly annotations?: Readonly<Record<string, string>>
}

interface Panel {
  readonly title: string
  readonly description?: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  group => group.rules,
)
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }

/** What PromQL knows by itself, without its functions. */
const WORDS = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'offset', 'bool'])

/** The metrics that an expression reads: its names without functions, labels, texts and spans of time. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\boffset\s+\w+/g, '')
    .replace(/\b[\d.]+(e\d+)?\b/g, '')
  return [...bare.matchAll(/[a-z_][\w:]*(?!\s*\(|[\w:])/gi)]
    .map(([name]) => name)
    .filter(name => !WORDS.has(name))
}

/** The labels that an expression asks a metric for. */
function labelsIn(expr: string): { metric: string; labels: string[] }[] {
  return [...expr.matchAll(/([a-z_]\w*)\{([^}]*)\}/gi)].map(([, metric = '', inside = '']) => ({
    metric,
    labels: [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
  }))
}

/** Labels that Prometheus gives itself. */
const TARGET = ['job', 'instance']

async function known() {
  const { registry } = await metrics()
  const types = new Map<string, { type: string; help: string }>()
  for (const { name, type, help } of await registry.getMetricsAsJSON())
    types.set(name, { type: String(type), help })
  return types
}

/** A metric of ours by the name of one of its lines. */
const baseOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

describe('what docs/monitoring asks for', () => {
  it('finds names in expressions', () => {
    expect(
      metricsIn(
        'sum by (le) (rate(a_bucket{x="b c"}[5m])) / clamp_min(d_total offset 1h, 0.5) and on (x) e:f',
      ),
    ).toEqual(['a_bucket', 'd_total', 'e:f'])
  })

  it('is there: each metric of each rule and panel, by its name and labels', async () => {
    const names = await known()
    const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ]
    const asked = expressions.flatMap(metricsIn)
    expect(new Set(asked).size).toBeGreaterThan(25)
    const isThere = (name: string) => {
      const histogram = names.get(baseOf(name))?.type === 'histogram'
      return name === 'up' || recorded.has(name) || names.has(name) || (histogram && name !== baseOf(name))
    }
    expect(asked.filter(name => !isThere(name))).toEqual([])

    const { registry } = await metrics()
    const wrong = expressions.flatMap(labelsIn).flatMap(({ metric, labels }) => {
      const own = registry.getSingleMetric(baseOf(metric)) ?? registry.getSingleMetric(metric)
      const has: string[] = Reflect.get(Object(own), 'labelNames') ?? []
      return labels
        .filter(label => own && ![...has, 'le', ...TARGET].includes(label))
        .map(label => `${metric}{${label}}`)
    })
    expect(wrong).toEqual([])
  })

  it('is explained: each alert has words and an urgency, each panel a description and a place of its own', () => {
    const alerts = rules.filter(({ alert }) => alert)
    expect(alerts.length).toBeGreaterThan(10)
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket'], alert).toContain(labels?.severity)
      expect(annotations?.summary?.trim() && annotations.description?.trim(), alert).toBeTruthy()
    }
    const shown = panels.filter(({ targets }) => targets)
    expect(shown.filter(({ title, description }) => !title || !description)).toEqual([])
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })
})

it('each metric says what it is and in which unit', async () => {
  for (const [name, { help, type }] of await known()) {
    expect(help, name).toMatch(/\w{3}/)
    // The library's own have theirs.
    if (/^(nodejs|process)_/.test(name)) continue
    const named = /_(seconds|bytes)$/.test(name) || (type === 'counter' && name.endsWith('_total'))
    expect(named || /\bin number\b|1 or 0/.test(help), name).toBe(true)
  }
})

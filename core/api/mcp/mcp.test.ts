import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readQuotedData } from '../../assistant/instructions.ts'
import { isWrite } from '../operation.ts'
import { API_SCOPES, coversScopes } from '../scopes.ts'
import { readMessage } from './revisions.ts'
import { annotationsOf, type Tool } from './tool.ts'
import { readToolName, TOOL_NAMES, TOOLS } from './tools.ts'
import { promptText, RESOURCES, resourceOf } from './voice.ts'

const tools = TOOL_NAMES.map((name): readonly [string, Tool] => [name, TOOLS[name]])

describe('tools of agents', () => {
  it('only read with the scope read', () => {
    for (const [name, { rights }] of tools) {
      if (isWrite(rights)) expect(coversScopes(['read'], rights.scopes), name).toBe(false)
    }
    expect(coversScopes(['read', 'draft'], TOOLS.propose_publish.rights.scopes)).toBe(false)
    expect(coversScopes(['read', 'draft'], TOOLS.propose_unschedule.rights.scopes)).toBe(false)
  })

  it('say what they are: reading, drafting or publishing', () => {
    for (const [name, tool] of tools) {
      const { readOnlyHint, destructiveHint } = annotationsOf(tool)
      expect(readOnlyHint, name).toBe(!isWrite(tool.rights))
      expect(destructiveHint, name).toBe(['propose_publish', 'propose_unschedule'].includes(name))
    }
  })

  it('can all be tried without effect where they change anything', () => {
    for (const [name, tool] of tools) {
      const entries = (tool.input as { entries?: object }).entries ?? {}
      expect('dry_run' in entries, name).toBe(isWrite(tool.rights))
    }
  })

  it('take nothing that was not asked for, whatever is sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tools), fc.dictionary(fc.string(), fc.jsonValue()), ([, tool], sent) => {
        const read = v.safeParse(tool.input, { ...sent, user_id: 'x' })
        expect(read.success).toBe(false)
      }),
    )
  })

  it('are found by their own names alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), name => {
        expect(readToolName(name)).toBe(TOOL_NAMES.find(each => each === name) ?? null)
      }),
    )
    expect(new Set(TOOL_NAMES).size).toBe(TOOL_NAMES.length)
    expect(API_SCOPES).toContain('publish')
  })
})

describe('messages', () => {
  it('are read whatever they hold, and never several at once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        const read = readMessage(body)
        if (Array.isArray(body) || typeof body !== 'object' || body === null) expect(read).toBeNull()
        else if (read) expect(typeof read.name).toBe('string')
      }),
    )
    expect(readMessage({ id: 3, method: 'resources/read', params: { uri: 'a:b', name: 'c' } })).toEqual({
      id: 3,
      method: 'resources/read',
      name: 'a:b',
    })
    expect(readMessage({ id: {}, method: 'tools/call', params: { name: 'x' } })).toEqual({
      id: null,
      method: 'tools/call',
      name: 'x',
    })
  })
})

describe('the prompt and the resources', () => {
  it('keep what was typed and what was told inside marks', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (about, voice) => {
        const text = promptText({ about }, { brand_voice: voice })
        expect(readQuotedData('request', text)).toEqual({ about })
        expect(readQuotedData('brand', text)).toEqual({ brand_voice: voice })
      }),
    )
  })

  it('hold the whole foundation, or the voice of it', () => {
    const told = { brand_voice: 'warm', offer_pricing: '£5', words_to_avoid: ['synergy'] }
    const [whole, voice] = RESOURCES.map(({ uri }) => resourceOf(uri, told))
    expect(whole).toEqual(told)
    expect(voice).toEqual({ brand_voice: 'warm', words_to_avoid: ['synergy'] })
  })
})

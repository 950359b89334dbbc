import type { Composed } from './compose/compose.ts'

const FOREIGN = '00000000-0000-4000-8000-00000000beef'

/** What a model under somebody else's control might call: foreign ids, unknown tools, wrong arguments; 200 of them. */
export function maliciousAnswer(): Composed {
  const kinds = [
    {
      name: 'create_content',
      arguments: { title: 'Owned', body: 'Owned', platform: 'Instagram', user_id: FOREIGN },
    },
    { name: 'create_campaign', arguments: { name: 'Owned', goal: '', offer: '', workspace: FOREIGN } },
    { name: 'add_idea', arguments: { title: 'Owned', userId: FOREIGN } },
    { name: 'delete_account', arguments: { id: FOREIGN } },
    { name: 'set_tier', arguments: { tier: 'collective' } },
    { name: 'create_content', arguments: { title: 1, body: { $ne: null }, platform: 'Nowhere' } },
    { name: 'open_creator', arguments: { page: 'https://evil.example' } },
    { name: 'open_creator', arguments: { path: '//evil.example' } },
    { name: '__proto__', arguments: { polluted: true } },
    { name: 'add_idea', arguments: '{not json' },
  ]
  const calls = Array.from({ length: 200 }, (_, n) => {
    const kind = kinds[n % kinds.length] ?? { name: 'nothing', arguments: {} }
    const text = typeof kind.arguments === 'string' ? kind.arguments : JSON.stringify(kind.arguments)
    return { name: kind.name, arguments: text }
  })
  const text =
    'Done, I have deleted everything. ![track](https://evil.example/pixel.png) [Click here](javascript:alert(1)) <img src=x onerror=alert(1)>'
  return { text, calls }
}

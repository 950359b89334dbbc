import { expect, it } from 'vitest'
import { pageModules } from './page-modules.ts'

const routes = {
  root: { path: '', module: '/root.js', imports: ['/react.js'] },
  shell: { parentId: 'root', path: 'app', module: '/shell.js', imports: ['/react.js'] },
  frame: { parentId: 'shell', module: '/frame.js' },
  create: { parentId: 'frame', path: 'create/:storyId?', module: '/create.js', imports: ['/editor.js'] },
  story: { parentId: 'frame', path: 'storybank/:storyId', module: '/story.js' },
}

it('finds the files of a page with those of its layouts, each once', () => {
  expect(pageModules(routes, '/app/create').sort()).toEqual([
    '/create.js',
    '/editor.js',
    '/frame.js',
    '/react.js',
    '/root.js',
    '/shell.js',
  ])
})

it('finds nothing for a page that does not exist', () => {
  expect(pageModules(routes, '/app/strategy')).toEqual([])
  expect(pageModules(routes, '/app/storybank')).toEqual([])
  expect(pageModules({}, '/app/create')).toEqual([])
})

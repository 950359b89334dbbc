import { Form, Link } from 'react-router'
import { ArrowRightLeft } from '#app/design/icons/icons.ts'
import { hearthPath } from '#core/brand/hearth/hearth-address.ts'

export interface SwitchChoice {
  readonly workspace: string
  readonly name: string
  readonly isHere: boolean
}

/** The workspaces one may go to, folded away in the sidebar; nothing for whoever has only their own. */
export function WorkspaceSwitch({ choices }: { choices: readonly SwitchChoice[] }) {
  const here = choices.find(({ isHere }) => isHere)
  if (choices.length < 2 || !here) return null
  return (
    <details className="nav-label mt-2 border-t border-line pt-2" name="workspace-switch">
      <summary className="flex cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 text-sm hover:bg-sunk">
        <ArrowRightLeft aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <img src={hearthPath(here.workspace)} alt="" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">
          <span className="sr-only">Workspace: </span>
          {here.name}
        </span>
      </summary>
      <ul className="grid gap-0.5 pt-1" aria-label="Switch workspace">
        {choices
          .filter(({ isHere }) => !isHere)
          .map(({ workspace, name }) => (
            <li key={workspace}>
              <Form method="post" action="/team/switch">
                <button type="submit" name="workspace" value={workspace} className="nav-entry w-full">
                  <img src={hearthPath(workspace)} alt="" loading="lazy" className="size-5 shrink-0" />
                  <span className="truncate">{name}</span>
                </button>
              </Form>
            </li>
          ))}
        <li>
          <Link to="/app/team/board" className="nav-entry w-full">
            <span className="truncate">All workspaces</span>
          </Link>
        </li>
      </ul>
    </details>
  )
}

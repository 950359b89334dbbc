import { Check } from '#app/design/icons/icons.ts'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { CAPABILITY_WORDS } from '#app/team/copy.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { roleMay, TEAM_ROLES, type TeamRole } from '#core/team/roles.ts'

/** Who may do what, from the one rule that is also enforced. */
export function RoleTable({ role }: { role: TeamRole }) {
  return (
    <LaterFold
      label="What each role can do"
      anchor="team-roles"
      className="rounded-lg border border-line bg-raised p-5 shadow-near sm:p-6"
      openerClass="text-lg font-semibold"
    >
      <div className="relative mt-4 overflow-x-clip">
        <DataTable
          caption={`You’re ${ROLE_WORDS[role].one} here.`}
          rows={CAPABILITY_WORDS}
          rowKey={({ capability }) => capability}
          columns={[
            { key: 'what', label: 'What', cell: row => <What {...row} /> },
            ...TEAM_ROLES.map(each => ({
              key: each,
              label: ROLE_WORDS[each].name,
              wideOnly: true,
              cell: (row: (typeof CAPABILITY_WORDS)[number]) =>
                roleMay(each, row.capability) ? (
                  <>
                    <Check aria-hidden className="size-4.5 text-success" />
                    <span className="sr-only">yes</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true" className="text-ink-faint">
                      –
                    </span>
                    <span className="sr-only">no</span>
                  </>
                ),
            })),
          ]}
        />
      </div>
    </LaterFold>
  )
}

/** One thing that may be done; on a phone, where six columns have no room, with those who may do it below. */
function What({ capability, text }: (typeof CAPABILITY_WORDS)[number]) {
  const who = TEAM_ROLES.filter(role => roleMay(role, capability)).map(role => ROLE_WORDS[role].name)
  return (
    <>
      <span className="block sm:min-w-52">{text}</span>
      <span className="block text-ink-soft sm:hidden">{who.join(', ')}</span>
    </>
  )
}

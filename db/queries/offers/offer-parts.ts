import type { ProofPerson } from '#core/offers/proof.ts'
import type { StoryPermission } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const objectionShape = rowShape('offer_objections', {
  id: uuid,
  position: smallint,
  objection: text(),
  answer: text(),
})

/** What makes people hesitate, and what the founder says to it. */
export type Objection = RowOf<typeof objectionShape>

/** What makes people hesitate about an offer, in order; at most 20. */
export async function listObjections(
  sql: Sql,
  { workspace, offerId }: { workspace: WorkspaceId; offerId: string },
): Promise<Objection[]> {
  return sql<Objection[]>`
    select ${sql(objectionShape.names)} from offer_objections
    where user_id = ${workspace} and offer_id = ${offerId} order by "position", id limit 20
  `
}

/** Adds what makes people hesitate, behind the others; false when there are 20, or no such offer. */
export async function insertObjection(
  sql: Sql,
  input: { workspace: WorkspaceId; offerId: string; objection: string; answer: string },
): Promise<boolean> {
  const { workspace, offerId, objection, answer } = input
  const rows = await sql`
    insert into offer_objections (user_id, offer_id, "position", objection, answer)
    select ${workspace}, ${offerId}, n."position", ${objection}, ${answer}
    from (
      select count(*) as number, coalesce(max("position") + 1, 0) as "position" from offer_objections
      where user_id = ${workspace} and offer_id = ${offerId}
    ) n
    where n.number < 20 and n."position" < 20
  `
  return rows.count === 1
}

/** Takes an objection off, and closes the gap; false when there was none of that id. */
export async function deleteObjection(
  sql: Sql,
  { workspace, offerId, id }: { workspace: WorkspaceId; offerId: string; id: string },
): Promise<boolean> {
  const rows = await sql`
    delete from offer_objections where user_id = ${workspace} and offer_id = ${offerId} and id = ${id}
  `
  await sql`
    update offer_objections o set "position" = n.place
    from (
      select id, row_number() over (order by "position", id) - 1 as place from offer_objections
      where user_id = ${workspace} and offer_id = ${offerId}
    ) n
    where o.user_id = ${workspace} and o.id = n.id and o."position" <> n.place
  `
  return rows.count === 1
}

/** Does a story stand on the page of a published offer? */
export async function existsShownProof(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<boolean> {
  const [row] = await sql`
    select 1 from offer_proofs p join offers o on o.user_id = p.user_id and o.id = p.offer_id
    where p.user_id = ${workspace} and p.story_id = ${storyId} and o.status = 'published' limit 1
  `
  return row !== undefined
}

/** A story that is to show what an offer does, with everybody in it and what they allow. */
export interface OfferProof {
  readonly storyId: string
  readonly title: string
  readonly result: string
  readonly proof: string
  readonly body: string
  readonly permission: StoryPermission
  readonly permissionExpiresOn: string | null
  readonly people: readonly ProofPerson[]
}

/** The stories that are to show what an offer does, in order; at most 20. */
export async function listProofs(
  sql: Sql,
  { workspace, offerId }: { workspace: WorkspaceId; offerId: string },
): Promise<OfferProof[]> {
  return sql<OfferProof[]>`
    select s.id as story_id, s.title, s.result, s.proof, s.body, s.permission, s.permission_expires_on,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', p.name, 'permission', p.permission, 'scope', p.scope, 'expiresOn', p.expires_on
        ) order by p.created_at, p.id)
        from story_people p where p.user_id = s.user_id and p.story_id = s.id
      ), '[]') as people
    from offer_proofs o join stories s on s.user_id = o.user_id and s.id = o.story_id
    where o.user_id = ${workspace} and o.offer_id = ${offerId} and s.status <> 'archived'
    order by o."position", s.id limit 20
  `
}

/** Puts a story on an offer's page, behind the others; false when it is there already, or there are 20. */
export async function insertProof(
  sql: Sql,
  { workspace, offerId, storyId }: { workspace: WorkspaceId; offerId: string; storyId: string },
): Promise<boolean> {
  const rows = await sql`
    insert into offer_proofs (user_id, offer_id, story_id, "position")
    select ${workspace}, ${offerId}, s.id, n.number
    from stories s, (
      select count(*) as number from offer_proofs where user_id = ${workspace} and offer_id = ${offerId}
    ) n
    where s.user_id = ${workspace} and s.id = ${storyId} and n.number < 20
    on conflict do nothing
  `
  return rows.count === 1
}

/** Takes a story off an offer's page; the story itself stays. */
export async function deleteProof(
  sql: Sql,
  { workspace, offerId, storyId }: { workspace: WorkspaceId; offerId: string; storyId: string },
): Promise<boolean> {
  const rows = await sql`
    delete from offer_proofs where user_id = ${workspace} and offer_id = ${offerId} and story_id = ${storyId}
  `
  return rows.count === 1
}

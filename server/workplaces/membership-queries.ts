import type { MembershipType } from '#contract/places/workplaces.ts'
import type { Sql } from '../database/database.ts'

export interface MembershipRow {
  id: number
  doctor_id: number
  hospital_id: number
  hospital_name: string
  name: string
  email: string
  type: MembershipType
  is_active: boolean
  is_deleted: boolean
  has_accepted: boolean
  is_invited: boolean
  date_joined: Date
  /** Whether the doctor of this transaction administers the hospital. */
  is_managed: boolean
}

/**
 * Gives the rest of the transaction access to the members of the hospitals that the doctor administers
 * (0030-workplaces.sql).
 */
export async function openAdministration(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(
    `select set_config('app.administers', coalesce(string_agg(hospital_id::text, ','), ''), true)
     from membership where doctor_id = $1 and type = 'ADMIN' and not is_deleted`,
    [doctorId],
  )
}

export interface MembershipFilter {
  id?: number
  hospitalId?: number
  limit: number
  offset: number
}

/**
 * The doctor's own memberships that have not ended, the doctor's open invitations, and all memberships of the hospitals that
 * the doctor administers. Name and mail address are read only of members who have accepted, and of the doctor.
 */
export async function membershipsOf(
  sql: Sql,
  doctorId: number,
  filter: MembershipFilter,
): Promise<(MembershipRow & { total: number })[]> {
  return sql.query(
    `select m.id, m.doctor_id, m.hospital_id, coalesce(h.name, '') as hospital_name,
            coalesce(d.name, '') as name, coalesce(a.email, '') as email,
            m.type, m.is_active, m.is_deleted, m.has_accepted, m.invited_at is not null as is_invited, m.date_joined,
            mine.hospital_id is not null as is_managed, count(*) over ()::int as total
     from membership m
     left join membership mine on mine.doctor_id = $1 and mine.hospital_id = m.hospital_id
       and mine.type = 'ADMIN' and not mine.is_deleted
     left join hospital h on h.id = m.hospital_id
     left join doctor d on d.doctor_id = m.doctor_id and (m.has_accepted or m.doctor_id = $1)
     left join account a on a.id = d.doctor_id
     where (mine.hospital_id is not null
            or (m.doctor_id = $1 and (not m.is_deleted or m.invited_at is not null)))
       and ($2::bigint is null or m.id = $2) and ($3::bigint is null or m.hospital_id = $3)
     order by m.hospital_id, m.id limit $4 offset $5`,
    [doctorId, filter.id, filter.hospitalId, filter.limit, filter.offset],
  )
}

/**
 * Invites a doctor to a hospital, or restores the membership of a doctor whom an administrator had removed.
 * @returns false for a member, and for a doctor who is invited already
 */
export async function inviteMember(
  sql: Sql,
  m: { doctorId: number; hospitalId: number; type: MembershipType },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into membership as m (doctor_id, hospital_id, type, is_deleted, has_accepted, invited_at)
     values ($1, $2, $3, true, false, now())
     on conflict (doctor_id, hospital_id) do update set
       type = excluded.type,
       is_deleted = not m.has_accepted,
       invited_at = case when m.has_accepted then null else now() end
     where m.is_deleted and m.invited_at is null
     returning m.id`,
    [m.doctorId, m.hospitalId, m.type],
  )
  return rows.length === 1
}

/**
 * Locks a membership and, for its administrators, the hospital, so that two administrators who leave at the same time are
 * handled one after the other. The hospital comes first in every call, which prevents deadlocks.
 */
export async function lockMembership(sql: Sql, hospitalId: number, id: number): Promise<void> {
  await sql.query('select 1 from hospital where id = $1 for update', [hospitalId])
  await sql.query('select 1 from membership where id = $1 for update', [id])
}

/** Updates a membership of a doctor. A membership that ends is no longer the doctor's default. */
export async function updateMembership(
  sql: Sql,
  m: Pick<MembershipRow, 'id' | 'hospital_id' | 'type' | 'is_deleted' | 'has_accepted' | 'is_invited'>,
): Promise<void> {
  await sql.query(
    `update membership set type = $3, is_deleted = $4, has_accepted = $5,
       invited_at = case when $6::boolean then invited_at end, is_active = is_active and not $4
     where id = $1 and hospital_id = $2`,
    [m.id, m.hospital_id, m.type, m.is_deleted, m.has_accepted, m.is_invited],
  )
}

/** Makes the doctor's first hospital the default place when the doctor has no default place. */
export async function ensureDefault(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(
    `update membership set is_active = true
     where doctor_id = $1
       and hospital_id = (select min(hospital_id) from membership where doctor_id = $1 and not is_deleted)
       and not exists (select 1 from membership where doctor_id = $1 and is_active and not is_deleted)`,
    [doctorId],
  )
}

/** Number of members and of administrators of a hospital. */
export async function countMembers(
  sql: Sql,
  hospitalId: number,
): Promise<{ members: number; administrators: number }> {
  const rows = await sql.query<{ members: number; administrators: number }>(
    `select count(*)::int as members, count(*) filter (where type = 'ADMIN')::int as administrators
     from membership where hospital_id = $1 and not is_deleted`,
    [hospitalId],
  )
  return rows[0]!
}

/**
 * Hospitals that would have members but no administrator without this doctor. `openAdministration` must have been
 * called before.
 */
export async function hospitalsWithoutSuccessor(
  sql: Sql,
  doctorId: number,
): Promise<{ id: number; name: string }[]> {
  return sql.query(
    `select h.id, h.name from membership mine join hospital h on h.id = mine.hospital_id
     where mine.doctor_id = $1 and mine.type = 'ADMIN' and not mine.is_deleted and h.is_active
       and exists (select 1 from membership m
                   where m.hospital_id = h.id and m.doctor_id <> $1 and not m.is_deleted)
       and not exists (select 1 from membership m
                       where m.hospital_id = h.id and m.doctor_id <> $1 and not m.is_deleted and m.type = 'ADMIN')
     order by h.id`,
    [doctorId],
  )
}

/**
 * Ends a doctor's memberships. Hospitals without any other member become inactive. `openAdministration` must have been
 * called before.
 */
export async function endMemberships(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(
    `update hospital set is_active = false
     where id in (select m.hospital_id from membership m
                  where m.doctor_id = $1 and m.type = 'ADMIN' and not m.is_deleted)
       and not exists (select 1 from membership m
                       where m.hospital_id = hospital.id and m.doctor_id <> $1 and not m.is_deleted)`,
    [doctorId],
  )
  await sql.query(
    `update membership set is_deleted = true, has_accepted = false, invited_at = null, is_active = false
     where doctor_id = $1`,
    [doctorId],
  )
}

import { Problem } from '#contract/problem.ts'
import type { MembershipPatch, MembershipType } from '#contract/places/workplaces.ts'
import { endAssistanceAt } from '../assistants/link-assistant.ts'
import type { EventOf } from '../events/event.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { requireAdministrator } from './require-administrator.ts'
import {
  countMembers,
  ensureDefault,
  inviteMember,
  lockMembership,
  membershipsOf,
  openAdministration,
  updateMembership,
  type MembershipRow,
} from './membership-queries.ts'

/** Finds a membership that the doctor may see: the doctor's own, or one of a hospital that the doctor administers. */
export async function findMembership(sql: Sql, doctorId: number, id: number): Promise<MembershipRow> {
  await openAdministration(sql, doctorId)
  const [row] = await membershipsOf(sql, doctorId, { id, limit: 1, offset: 0 })
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Adds a member to a hospital by doctor id, at the request of an administrator. A doctor whom an administrator removed is a
 * member again at once (public-api.md 1.6). Any other doctor, also one who left, is invited and may accept the invitation.
 * An id that no doctor has is invited as well, so that nobody can find out which ids are doctors.
 */
export async function addMember(
  sql: Sql,
  doctorId: number,
  m: { medic: number; hospital: number; type_membership?: MembershipType | undefined },
): Promise<{ medic: number; type_membership: MembershipType }> {
  await requireAdministrator(sql, doctorId, m.hospital)
  await openAdministration(sql, doctorId)
  const type = m.type_membership ?? 'MEMBER'
  const isAdded = await inviteMember(sql, { doctorId: m.medic, hospitalId: m.hospital, type })
  if (!isAdded) throw new Problem('membership-exists')
  await trail(sql, doctorId, m.hospital, { member: m.medic, added: true, type })
  return { medic: m.medic, type_membership: type }
}

/**
 * Changes a membership: changes its role, restores or ends it, or accepts an invitation. A doctor who does not administer
 * the hospital may only leave or accept.
 */
export async function changeMember(
  sql: Sql,
  doctorId: number,
  id: number,
  patch: MembershipPatch,
): Promise<MembershipRow> {
  const { hospital_id: hospitalId } = await findMembership(sql, doctorId, id)
  await lockMembership(sql, hospitalId, id)
  // The membership is read again, because it may have changed before it was locked. Otherwise an administrator who is being
  // removed could undo the removal by changing the same membership at the same time.
  const row = await findMembership(sql, doctorId, id)
  refuseMoved(row, patch)
  const isOwn = row.doctor_id === doctorId
  if (!row.is_managed && (patch.type_membership !== undefined || patch.is_deleted === false))
    throw new Problem('forbidden')
  // Only the invited doctor may accept the invitation.
  if (patch.is_invited === false && row.is_invited && !isOwn) throw new Problem('forbidden')
  await updateMembership(sql, { ...row, ...changed(row, patch, isOwn) })
  if (patch.is_deleted === true) await endAssistanceAt(sql, row.doctor_id, row.hospital_id)
  if (row.is_managed) await refuseWithoutAdministrator(sql, row.hospital_id)
  if (isOwn) await ensureDefault(sql, doctorId)
  await trail(sql, doctorId, row.hospital_id, {
    member: row.doctor_id,
    changed: Object.keys(patch).toSorted().join(','),
  })
  const [after] = await membershipsOf(sql, doctorId, { id, limit: 1, offset: 0 })
  return after ?? { ...row, ...changed(row, patch, isOwn), is_active: false }
}

function changed(
  row: MembershipRow,
  patch: MembershipPatch,
  isOwn: boolean,
): Pick<MembershipRow, 'type' | 'is_deleted' | 'has_accepted' | 'is_invited'> {
  const type = patch.type_membership ?? row.type
  if (patch.is_deleted === true)
    // A member who leaves is stored as not having accepted. Only an invitation that the doctor accepts leads to membership
    // again.
    return { type, is_deleted: true, has_accepted: row.has_accepted && !isOwn, is_invited: false }
  if (patch.is_invited === false && row.is_invited)
    return { type, is_deleted: false, has_accepted: true, is_invited: false }
  if (patch.is_deleted === false && row.is_deleted && !row.is_invited) {
    // A membership is restored only if the doctor had accepted it; otherwise the doctor must be invited again.
    if (!row.has_accepted) throw new Problem('membership-declined')
    return { type, is_deleted: false, has_accepted: true, is_invited: false }
  }
  return { type, is_deleted: row.is_deleted, has_accepted: row.has_accepted, is_invited: row.is_invited }
}

function refuseMoved(row: MembershipRow, patch: MembershipPatch): void {
  const fields: Record<string, string[]> = {}
  if (patch.medic !== undefined && patch.medic !== row.doctor_id) fields['medic'] = ['fixed']
  if (patch.hospital !== undefined && patch.hospital !== row.hospital_id) fields['hospital'] = ['fixed']
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

/** Refuses a change that leaves a hospital with members but without an administrator. The last member may leave. */
async function refuseWithoutAdministrator(sql: Sql, hospitalId: number): Promise<void> {
  const { members, administrators } = await countMembers(sql, hospitalId)
  if (members > 0 && administrators === 0) throw new Problem('last-administrator')
}

const trail = (
  sql: Sql,
  doctorId: number,
  hospitalId: number,
  details: NonNullable<EventOf<'membership.changed'>['details']>,
): Promise<void> =>
  recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'membership.changed',
    object: ['hospital', hospitalId],
    details,
  })

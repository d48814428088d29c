import { ownPictures, type OwnPictureName, type OwnPictures } from '#contract/profile/own-pictures.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import type { CleanImage } from '../files/clean-image.ts'
import { cleanPicture, dropPicture, keepPicture } from '../images/keep-picture.ts'
import { ownPictureIds, setOwnPicture } from './picture-queries.ts'
import { presentPictures } from './present.ts'

/** Routes for the doctor's portrait and drawn signature. */
export function pictureRoutes({ bind, database }: Domain): void {
  bind(ownPictures.keep)(async ({ params, pictures }, { caller }) => {
    const name = nameOf(params.name)
    if (!pictures.picture) throw new Problem('invalid-input', { fields: { picture: ['required'] } })
    // The picture is decoded before the transaction, because decoding takes time.
    const image = await cleanPicture(name, pictures.picture)
    return database.asDoctor(caller.accountId, (sql) => change(sql, caller.accountId, name, image))
  })

  bind(ownPictures.remove)(async ({ params }, { caller }) => {
    const name = nameOf(params.name)
    return database.asDoctor(caller.accountId, (sql) => change(sql, caller.accountId, name, null))
  })
}

function nameOf(text: string): OwnPictureName {
  if (text !== 'portrait' && text !== 'signature') throw new Problem('not-found')
  return text
}

/**
 * Replaces a picture of the doctor. The previous portrait is deleted. A previous signature stays stored, because prescriptions
 * that were signed with it show it.
 */
async function change(
  sql: Sql,
  doctorId: number,
  name: OwnPictureName,
  image: CleanImage | null,
): Promise<OwnPictures> {
  const before = await ownPictureIds(sql, doctorId)
  if (!before) throw new Problem('not-found')
  const id = image && (await keepPicture(sql, { doctorId, kind: name, image }))
  await setOwnPicture(sql, doctorId, name, id)
  if (name === 'portrait' && before.portrait) await dropPicture(sql, before.portrait)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'profile.changed',
    object: ['doctor', doctorId],
    details: { fields: name },
  })
  return presentPictures({ ...before, [name]: id })
}

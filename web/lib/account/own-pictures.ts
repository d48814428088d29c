import type { OwnPictureName, OwnPictures } from '#contract/profile/own-pictures.ts'
import { api } from '../calls/api.ts'
import { ownPictureCalls } from '../calls/endpoints.ts'
import { keepPictures, useProfile } from './profile.ts'

/** Addresses of the doctor's portrait and drawn signature; undefined while the profile is loading. */
export const useOwnPictures = (): OwnPictures | undefined => useProfile().data?.pictures

/** Saves a picture of the doctor in place of the previous one, and updates every place on the page that shows it. */
export async function keepOwnPicture(name: OwnPictureName, picture: Blob): Promise<void> {
  keepPictures(await api(ownPictureCalls.keep, { params: { name }, pictures: { picture } }))
}

export async function removeOwnPicture(name: OwnPictureName): Promise<void> {
  keepPictures(await api(ownPictureCalls.remove, { params: { name } }))
}

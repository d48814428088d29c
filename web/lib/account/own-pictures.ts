import { useQuery } from '@tanstack/react-query'
import type { OwnPictureName, OwnPictures } from '#contract/profile/own-pictures.ts'
import { api } from '../calls/api.ts'
import { ownPictureCalls } from '../calls/endpoints.ts'
import { query, queryClient } from '../calls/query.ts'

const options = { ...query(ownPictureCalls.get, {}), staleTime: Infinity }

/** Addresses of the doctor's portrait and drawn signature; undefined while they are loading. */
export const useOwnPictures = (): OwnPictures | undefined => useQuery(options).data

const show = (now: OwnPictures): void => void queryClient.setQueryData(options.queryKey, now)

/** Saves a picture in place of the previous one, and updates it wherever it is shown. */
export async function keepOwnPicture(name: OwnPictureName, picture: Blob): Promise<void> {
  show(await api(ownPictureCalls.keep, { params: { name }, pictures: { picture } }))
}

export async function removeOwnPicture(name: OwnPictureName): Promise<void> {
  show(await api(ownPictureCalls.remove, { params: { name } }))
}

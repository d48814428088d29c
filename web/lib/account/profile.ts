import { useQuery } from '@tanstack/react-query'
import type { PageOf } from '#contract/schemas/page.ts'
import type { OwnPictures } from '#contract/profile/own-pictures.ts'
import type { Profile, UxSettings, UxSettingsChange } from '#contract/profile/profile.ts'
import { profileCalls } from '../calls/endpoints.ts'
import { api } from '../calls/api.ts'
import { persisted, persistLocal } from '../calls/persist.ts'
import { query, queryClient } from '../calls/query.ts'
import { onLogout } from './session.ts'
import { setOwnZone } from '../own-clock.ts'
import { setLanguage } from '../texts.ts'

const options = {
  ...query(profileCalls.get, {}),
  staleTime: 5 * 60_000,
}

/** The doctor's profile: first element of `results` (specification section 7). */
export const useProfile = () => useQuery({ ...options, select: takeDoctor })

/** Takes the doctor of an answer, and sets the doctor's time zone before any page is drawn with it. */
function takeDoctor({ results: [doctor] }: PageOf<Profile>): Profile | null {
  setOwnZone(doctor?.time_zone)
  return doctor ?? null
}
onLogout(() => setOwnZone())

/** The doctor's profile, for components of pages whose layout has loaded it (every page of a logged-in doctor). */
export function useDoctor(): Profile {
  const { data } = useProfile()
  if (!data) throw new Error('no profile yet')
  return data
}

/** Whether the doctor can issue practice prescriptions only, because the licence is still being reviewed. */
export const isPractising = ({
  specialty_verified,
  licence_state,
}: Pick<Profile, 'specialty_verified' | 'licence_state'>): boolean =>
  !specialty_verified && licence_state === 'pending'

/**
 * Applies the doctor's preferences, on load and after each change. A language that was chosen outside of the options, as on the
 * login page, is newer than the account's: it is saved in the account, and where that fails, again at the next load.
 * @returns whether the language was saved; undefined where there was nothing to save
 */
export function applyPreferences({ darkMode, language: own }: UxSettings): Promise<boolean> | undefined {
  const { language, chosen } = persisted.get().local
  const next = (chosen && language) || own
  const isNew = next !== own
  persistLocal({ darkMode, language: next, chosen: isNew })
  void setLanguage(next)
  return isNew ? savePreference({ language: next }) : undefined
}

/**
 * Puts a profile that was just saved into the cache, without another request. A request under way is cancelled: its answer
 * may be older than the save.
 */
export function keepProfile(updated: Profile): void {
  void queryClient.cancelQueries(options)
  queryClient.setQueryData(options.queryKey, (page) => page && { ...page, results: [updated] })
}

/** Puts the addresses of the doctor's pictures into the cached profile, after one was saved or removed. */
export function keepPictures(pictures: OwnPictures): void {
  const doctor = queryClient.getQueryData(options.queryKey)?.results[0]
  if (doctor) keepProfile({ ...doctor, pictures })
}

interface Saves {
  last: Promise<unknown>
  waiting: number
  answered?: Profile | undefined
}

/**
 * Queue of the preference changes of the current session. Changes of an ended session are neither sent nor shown, because another
 * doctor may have logged in since in the same tab.
 */
let current: Saves = { last: Promise.resolve(), waiting: 0 }
onLogout(() => void (current = { last: Promise.resolve(), waiting: 0 }))

/**
 * Saves one preference, after earlier changes have been saved. A failure is logged, and the page shows no error (specification
 * section 7). When several changes are being saved, only the last answer is shown, because an earlier answer lacks the later
 * changes.
 */
export function savePreference(change: UxSettingsChange): Promise<boolean> {
  const saves = current
  saves.waiting += 1
  const save = async (): Promise<boolean> => {
    if (saves !== current) return false
    try {
      saves.answered = await api(profileCalls.update, { body: { ux_settings: change } })
      return true
    } catch (error) {
      console.warn('not saved', error)
      return false
    } finally {
      saves.waiting -= 1
      if (saves === current && saves.waiting === 0 && saves.answered) {
        keepProfile(saves.answered)
        saves.answered = undefined
      }
    }
  }
  const saved = saves.last.then(save)
  saves.last = saved
  return saved
}

import { useState } from 'react'
import type { OwnPictureName } from '#contract/profile/own-pictures.ts'
import { keepOwnPicture, removeOwnPicture } from '../../../lib/account/own-pictures.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pictureIn } from '../../../lib/use-picture.ts'
import { notify } from '../../../ui/notices/notices.ts'

interface Sentences {
  saved: string
  removed: string
}

/** Saves and removes one of the doctor's pictures, each with a notice. A removal can be undone. */
export function usePictureChange(name: OwnPictureName, { saved, removed }: Sentences) {
  const { undo } = useTexts('pictures')
  const [isBusy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  /** Saves the given picture in place of the previous one. @returns whether the picture was saved */
  const save = (picture: Blob): Promise<boolean> =>
    attempt(async () => {
      await keepOwnPicture(name, picture)
      notify({ message: saved, colour: 'success' })
    })
  /** Removes the doctor's picture. A notice offers to undo the removal. @param shown the picture as the page shows it */
  const remove = (shown: string | undefined): Promise<boolean> =>
    attempt(async () => {
      await removeOwnPicture(name)
      const again = shown && { label: undo, run: () => void save(pictureIn(shown)) }
      notify(again ? { message: removed, action: again } : { message: removed })
    })
  return { isBusy, save, remove }
}

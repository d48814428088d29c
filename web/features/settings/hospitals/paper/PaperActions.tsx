import { useState } from 'react'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'
import { api } from '../../../../lib/calls/api.ts'
import { sheetCalls } from '../../../../lib/calls/sheet-calls.ts'
import { invalidate } from '../../../../lib/calls/query.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormEnd } from '../../../../ui/fields/FormEnd.tsx'
import { notify } from '../../../../ui/notices/notices.ts'
import { attempt } from '../acts.ts'

interface PaperActionsProps {
  hospitalId: number
  paper: OwnPaper
  /** The saved layout of the doctor's own paper; null where none is saved. */
  kept: OwnPaper | null
  canSave: boolean
  onGivenUp: () => void
  /** Callback: the removal of a paper was undone, so that the paper is in use again. */
  onTakenBack: (paper: OwnPaper) => void
}

const refresh = (): Promise<void> => invalidate(sheetCalls.paper)

/** Buttons for the actions that the present state of the doctor's own paper allows. */
export function PaperActions({
  hospitalId,
  paper,
  kept,
  canSave,
  onGivenUp,
  onTakenBack,
}: PaperActionsProps) {
  const texts = useTexts('sheets')
  const [busy, setBusy] = useState<'save' | 'test' | 'remove' | null>(null)
  const [saved, setSaved] = useState<OwnPaper>()
  const params = { id: String(hospitalId) }
  const doing = async (what: typeof busy, act: () => Promise<string | undefined>): Promise<boolean> => {
    setBusy(what)
    const isDone = await attempt(act, refresh)
    setBusy(null)
    return isDone
  }
  const keep = (layout: OwnPaper) =>
    doing('save', async () => {
      await api(sheetCalls.keepPaper, { params, body: layout })
      setSaved(layout)
      return undefined
    })
  const test = () =>
    doing('test', async () => {
      const { pdf } = await api(sheetCalls.testPaper, { params, body: paper })
      download(texts.testFile, pdf)
      return texts.testMade
    })
  const giveUp = async (before: OwnPaper) => {
    const isDone = await doing('remove', async () => {
      await api(sheetCalls.removePaper, { params })
      return texts.givenUp
    })
    if (!isDone) return
    onGivenUp()
    const undo = async () => {
      if (await keep(before)) onTakenBack(before)
    }
    notify({ message: texts.givenUp, action: { label: texts.undo, run: () => void undo() } })
  }
  return (
    <FormEnd done={saved === paper && texts.paperSaved}>
      {kept && (
        <Button tone="quiet" busy={busy === 'remove'} onClick={() => void giveUp(kept)}>
          {texts.giveUp}
        </Button>
      )}
      <Button disabled={!canSave} busy={busy === 'test'} onClick={() => void test()}>
        {texts.test}
      </Button>
      <Button tone="primary" disabled={!canSave} busy={busy === 'save'} onClick={() => void keep(paper)}>
        {busy === 'save' ? texts.saving : texts.savePaper}
      </Button>
    </FormEnd>
  )
}

function download(name: string, base64: string): void {
  const link = document.createElement('a')
  link.href = `data:application/pdf;base64,${base64}`
  link.download = name
  link.click()
}

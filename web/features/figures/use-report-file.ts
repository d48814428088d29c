import { useState } from 'react'
import { api } from '../../lib/calls/api.ts'
import { figureCalls } from '../../lib/calls/figure-calls.ts'
import { bytesIn } from '../../lib/bytes-in.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useTexts } from '../../lib/texts.ts'

/** Asks for the report of a month (`YYYY-MM`) as PDF, and saves it as a file. */
export function useReportFile(month: string) {
  const texts = useTexts('month-page')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    setState('busy')
    try {
      const { pdf } = await api(figureCalls.monthPdf, { params: { month } })
      saveFile(texts.file(month), bytesIn(pdf), 'application/pdf')
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { save, isBusy: state === 'busy', hasFailed: state === 'failed' }
}

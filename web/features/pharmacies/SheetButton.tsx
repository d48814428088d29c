import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { noticeRefusal } from './counter-session.ts'
import { openSheet } from './open-sheet.ts'

interface SheetButtonProps {
  signature: string
  code: string
  token: string
}

/** Button that shows the sheet as the doctor signed it. */
export function SheetButton({ signature, code, token }: SheetButtonProps) {
  const { found: texts } = useTexts('pharmacies')
  const [step, setStep] = useState<'ready' | 'opening' | 'failed'>('ready')
  const open = async () => {
    setStep('opening')
    try {
      await openSheet(signature, texts.pdfFile(code), token)
      setStep('ready')
    } catch (error) {
      noticeRefusal(error)
      setStep('failed')
    }
  }
  return (
    <>
      <Button busy={step === 'opening'} onClick={() => void open()}>
        <FileText aria-hidden className="size-5" strokeWidth={1.8} />
        {step === 'opening' ? texts.pdfOpening : texts.pdf}
      </Button>
      {step === 'failed' && (
        <p role="alert" className="order-last basis-full text-stop-ink">
          {texts.pdfFailed}
        </p>
      )}
    </>
  )
}

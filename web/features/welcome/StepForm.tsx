import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/fields/ErrorSummary.tsx'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Link } from '../../ui/Link.tsx'
import { type WelcomeStep, stepPath } from './steps.ts'

interface StepFormProps {
  step: WelcomeStep
  form: {
    submit: (event: FormEvent) => Promise<void>
    summary: readonly FieldError[]
    attempt: number
    isSending: boolean
  }
  children: ReactNode
}

/** Form of one step of a new doctor, with buttons to go back, go on and skip the step. The first empty field has the focus. */
export function StepForm({ step, form, children }: StepFormProps) {
  const texts = useTexts('welcome')
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const controls = [...(ref.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    const first = controls.find(({ value }) => value === '') ?? controls[0]
    first?.focus()
  }, [])
  return (
    <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <div className="empty:hidden">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      {children}
      <StepWays step={step}>
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.saving : texts.next}
        </Button>
      </StepWays>
    </form>
  )
}

/** Buttons below a step of a new doctor: back at the left, skip and continue at the right. */
export function StepWays({ step, children }: { step: WelcomeStep; children: ReactNode }) {
  const texts = useTexts('welcome')
  return (
    <FormEnd className="pt-1 max-sm:flex-col-reverse max-sm:items-stretch">
      {/* The labels of the `quiet` buttons, and not their padding, are aligned with the edges of the column. */}
      <span className="-mx-4 flex flex-1 gap-2 sm:mr-0">
        {step > 1 && (
          <Link button="quiet" to={stepPath(step - 1)}>
            {texts.back}
          </Link>
        )}
        <Link button="quiet" to={paths.index} className="max-sm:ml-auto">
          {texts.later}
        </Link>
      </span>
      {children}
    </FormEnd>
  )
}

import { useState } from 'react'
import { SHEET_COLOURS, sheetLimits } from '#contract/places/sheet-layout.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { api } from '../../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../../lib/calls/workplace-calls.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { linkTo } from '../../../../paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FormEnd } from '../../../../ui/fields/FormEnd.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { Select } from '../../../../ui/fields/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { attempt } from '../acts.ts'
import { HospitalOf } from '../HospitalOf.tsx'
import { designOf, type Design, hospitalChange } from './design-values.ts'
import { SheetPreview } from './SheetPreview.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

const PAPERS = ['letter', 'half_letter'] as const

/** Page for the design of a hospital's sheets, beside a preview. */
export function TemplatesPage() {
  return <HospitalOf>{(hospital) => <Templates key={hospital.id} hospital={hospital} />}</HospitalOf>
}

function Templates({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('sheets')
  const [design, setDesign] = useState(() => designOf(hospital))
  const [step, setStep] = useState<'editing' | 'saving' | 'saved'>('editing')
  const change = (more: Partial<Design>) => {
    setDesign((now) => ({ ...now, ...more }))
    setStep('editing')
  }
  const back = linkTo('settingsHospital', { id: String(hospital.id) })
  const save = async () => {
    setStep('saving')
    const isSaved = await attempt(async () => {
      await api(workplaceCalls.change, { params: { id: String(hospital.id) }, body: hospitalChange(design) })
      return undefined
    })
    setStep(isSaved ? 'saved' : 'editing')
  }
  if (!hospital.is_admin) {
    return (
      <Page title={texts.designTitle} width="narrow">
        <EmptyState
          title={texts.onlyAdministrators}
          action={
            <Link button="secondary" to={back}>
              {texts.back}
            </Link>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={texts.designTitle} back={{ to: back, label: hospital.name }}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <DesignForm design={design} onChange={change} step={step} onSave={() => void save()} />
        <SheetPreview hospitalId={hospital.id} design={design} />
      </div>
    </Page>
  )
}

interface DesignFormProps {
  design: Design
  onChange: (change: Partial<Design>) => void
  step: 'editing' | 'saving' | 'saved'
  onSave: () => void
}

/** Form of a design: template, size, colour, the lines above and below, and what is printed. */
function DesignForm({ design, onChange, step, onSave }: DesignFormProps) {
  const texts = useTexts('sheets')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      className="grid gap-5 surface p-4 sm:p-6"
    >
      <p className="text-ink-soft">{texts.designLead}</p>
      <TemplateChoice value={design.template} onChange={(template) => onChange({ template })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.paper}
          value={design.paper}
          options={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
          onChange={({ target }) => onChange({ paper: PAPERS.find((p) => p === target.value) ?? 'letter' })}
        />
        <Select
          label={texts.colour}
          value={design.colour}
          options={SHEET_COLOURS.map((value) => ({ value, label: texts.colours[value] }))}
          onChange={({ target }) =>
            onChange({ colour: SHEET_COLOURS.find((c) => c === target.value) ?? 'brand' })
          }
        />
      </div>
      <TextField
        label={texts.header}
        hint={texts.headerHint}
        optional
        maxLength={sheetLimits.header}
        value={design.header}
        onChange={({ target }) => onChange({ header: target.value })}
      />
      <TextField
        label={texts.footer}
        hint={texts.footerHint}
        optional
        maxLength={sheetLimits.footer}
        value={design.footer}
        onChange={({ target }) => onChange({ footer: target.value })}
      />
      <Checkbox
        label={texts.info}
        hint={texts.infoHint}
        checked={design.info}
        onChange={({ target }) => onChange({ info: target.checked })}
      />
      <Checkbox
        label={texts.diagnosis}
        hint={texts.diagnosisHint}
        checked={design.prints_diagnosis}
        onChange={({ target }) => onChange({ prints_diagnosis: target.checked })}
      />
      <FormEnd done={step === 'saved' && texts.designSaved}>
        <Button type="submit" tone="primary" busy={step === 'saving'}>
          {step === 'saving' ? texts.saving : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import type { OwnMedication } from '#contract/medications/own-medications.ts'
import { api } from '../../lib/calls/api.ts'
import { useForm } from '../../lib/form.ts'
import { query } from '../../lib/calls/query.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { Clinical } from '../../ui/Clinical.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { own } from './calls.ts'
import { IngredientFields } from './IngredientFields.tsx'
import { priceError } from './money-field.ts'
import { ownBody, type Classes, fractions, nameAt, type OwnForm, ownValues } from './own-values.ts'
import { refresh } from './refresh.ts'

interface OwnDialogProps {
  /** Medication to edit; null for a new one. */
  medication: OwnMedication | null
  /** Initial content of the name field of a new medication. */
  name: string
  onClose: () => void
}

/** Dialog for an own medication: its name, its ingredients, and its class by law. */
export function OwnDialog({ medication, name, onClose }: OwnDialogProps) {
  const texts = useTexts('medications')
  const { cancel } = useTexts('common')
  const [rows, setRows] = useState(medication?.ingredients.length ?? 1)
  const [classes, setClasses] = useState<Classes>({})
  const form = useOwnForm({ medication, name, onClose }, rows)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      className="w-[min(40rem,calc(100vw-2rem))]!"
      title={medication ? texts.editTitle : texts.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} onClick={() => void form.submit()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void form.submit(event)}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
          <TextField
            {...form.field('name')}
            label={texts.name}
            hint={texts.nameHint}
            optional
            maxLength={80}
          />
          <TextField {...form.field('code')} label={texts.code} optional maxLength={40} />
        </div>
        <IngredientFields
          form={form}
          rows={rows}
          classes={classes}
          onRows={setRows}
          onKnown={(known) => setClasses((before) => ({ ...before, ...known }))}
          isKnown={(text) =>
            keyOf(text) in classes ||
            medication?.ingredients.some((i) => i.is_known && i.name === text) === true
          }
        />
        <PresentationFields form={form} />
        <ClassField form={form} rows={rows} classes={classes} />
      </form>
    </Dialog>
  )
}

/** State of the dialog's form: the rules of its fields, and how it is saved. */
function useOwnForm({ medication, name, onClose }: OwnDialogProps, rows: number): OwnForm {
  const texts = useTexts('medications')
  return useForm({
    initial: ownValues(medication, name),
    validate: (values) => ({
      ...Object.fromEntries(
        Array.from({ length: rows }, (_, at) => [
          nameAt(at),
          values[nameAt(at)]?.trim() ? undefined : texts.required,
        ]),
      ),
      form: values['form']?.trim() ? undefined : texts.required,
      route: values['route'] ? undefined : texts.required,
      price: priceError(values['price'] ?? '', texts.priceFaults),
    }),
    send: async (values) => {
      const body = ownBody(values, rows)
      const saved = medication
        ? await api(own.change, { params: { id: String(medication.id) }, body })
        : await api(own.create, { body })
      await refresh()
      notify({ message: texts.saved(saved.presentation), colour: 'success' })
      onClose()
    },
  })
}

/** Fields for dosage form, route, content and price of one package. A chosen dosage form proposes its usual route. */
function PresentationFields({ form }: { form: OwnForm }) {
  const texts = useTexts('medications')
  const { printed } = useDocumentLang()
  const formsId = useId()
  const { data: forms } = useQuery(query(own.forms, {}))
  const route = form.values['route'] ?? ''
  const routes = [...new Set([...ADMINISTRATION_ROUTES, ...(route ? [route] : [])])]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...form.field('form')}
        label={texts.form}
        lang={printed}
        list={formsId}
        autoComplete="off"
        maxLength={60}
        onBlur={() => {
          form.field('form').onBlur()
          const made = forms?.results.find((one) => one.name === form.values['form']?.trim())
          if (made?.route && !route) form.set('route', made.route)
        }}
      />
      <datalist id={formsId}>
        {forms?.results.map((one) => (
          <option key={one.name} value={one.name}>
            {one.name}
          </option>
        ))}
      </datalist>
      <Select
        {...form.field('route')}
        label={texts.route}
        options={[
          { value: '', label: texts.choose, disabled: true },
          ...routes.map((value) => ({ value, label: capital(texts.routeName(value)) })),
        ]}
      />
      <TextField
        {...form.field('content')}
        label={texts.content}
        lang={printed}
        hint={<Clinical>{texts.contentHint}</Clinical>}
        optional
        maxLength={120}
      />
      <TextField
        {...form.field('price')}
        label={texts.price}
        hint={texts.priceHint}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
      />
    </div>
  )
}

interface ClassFieldProps {
  form: OwnForm
  rows: number
  classes: Classes
}

/** Field for the class by law: the strictest class of the ingredients, unless another one is chosen. */
function ClassField({ form, rows, classes }: ClassFieldProps) {
  const texts = useTexts('medications')
  const strictest = fractions.find((fraction) =>
    Array.from({ length: rows }, (_, at) => classes[keyOf(form.values[nameAt(at)])]).includes(fraction),
  )
  return (
    <Select
      {...form.field('fraction')}
      label={texts.classLabel}
      hint={strictest ? undefined : texts.classAsk}
      options={[
        { value: '', label: strictest ? texts.classStrictest(strictest) : texts.choose },
        ...fractions.map((value) => ({ value, label: texts.classes[value] })),
      ]}
    />
  )
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const keyOf = (text: string | undefined): string => (text ?? '').trim().toLocaleLowerCase('es')

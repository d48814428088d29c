import { contactCalls } from '../lib/calls/endpoints.ts'
import { api } from '../lib/calls/api.ts'
import { closeContact, contactPanel } from '../lib/contact-panel.ts'
import { useForm } from '../lib/form.ts'
import { SLIDE_OVER_ENTER, SLIDE_OVER_LEAVE } from '../lib/calls/limits.ts'
import { supportMetadata } from '../lib/reports/support-metadata.ts'
import { useStore } from '../lib/store.ts'
import { useTexts } from '../lib/texts.ts'
import { paths } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { FormEnd } from '../ui/fields/FormEnd.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx'
import { notify } from '../ui/notices/notices.ts'
import { SlideOver } from '../ui/dialog/SlideOver.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

/** Help panel with a message to support. The panel is closed and emptied only after the server has accepted the message. */
export function ContactPanel() {
  const texts = useTexts('contact')
  const { cancel } = useTexts('common')
  const isOpen = useStore(contactPanel)
  const form = useForm({
    initial: { subject: '', message: '' },
    validate: ({ subject, message }) => ({
      subject: subject.trim() ? undefined : texts.rules.subjectBlank,
      message: message.trim() ? undefined : texts.rules.messageBlank,
    }),
    send: async (values) => {
      await api(contactCalls.send, { body: { ...values, metadata: supportMetadata() } })
      closeContact()
      form.reset()
      notify({ message: texts.thanks, colour: 'success' })
    },
  })
  return (
    <SlideOver
      isOpen={isOpen}
      onClose={closeContact}
      title={texts.title}
      enter={SLIDE_OVER_ENTER}
      leave={SLIDE_OVER_LEAVE}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <p className="text-ink-soft">{texts.lead}</p>
        <Link to={paths.shortcuts} onClick={closeContact} className="justify-self-start">
          {texts.shortcuts}
        </Link>
        <ErrorSummary
          errors={form.summary.map((error) => (error.id ? error : { message: texts.failed(error.message) }))}
          attempt={form.attempt}
        />
        <TextField {...form.field('subject')} label={texts.subject} maxLength={200} />
        <TextArea {...form.field('message')} label={texts.message} rows={5} maxLength={5000} />
        <FormEnd>
          <Button onClick={closeContact}>{cancel}</Button>
          <Button type="submit" tone="primary" disabled={!form.isValid} busy={form.isSending}>
            {form.isSending ? texts.sending : texts.send}
          </Button>
        </FormEnd>
      </form>
    </SlideOver>
  )
}

import { Copy, ExternalLink, MessageCircle } from 'lucide-react'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { isEmail } from '#contract/values/email.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { api } from '../../lib/calls/api.ts'
import { useForm } from '../../lib/form.ts'
import { formatPesos } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { paylinkActs } from './calls.ts'
import { refreshPaylinks } from './refresh-paylinks.ts'

/** Ways to give a payment link to its payer, or the receipt of a paid one. */
export function SharePaylink({ link }: { link: PaylinkDetail }) {
  const { one: texts } = useTexts('paylinks')
  const { name } = useDoctor()
  const isPaid = link.state === 'paid'
  const isWaiting = link.state === 'pending' || link.state === 'reported'
  if (!isPaid && !isWaiting) return null
  const copy = async () => {
    await navigator.clipboard.writeText(link.url)
    notify({ message: texts.copied, colour: 'success' })
  }
  const message = texts.message(name, formatPesos(link.amount_cents / 100), link.url)
  return (
    <section aria-labelledby="share" className="grid gap-4 surface p-5 sm:p-6">
      <h2 id="share" className="font-semibold">
        {texts.share}
      </h2>
      {isWaiting && (
        <>
          <p className="rounded-control bg-sunk px-4 py-3 wrap-anywhere">{link.url}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>
              <Copy aria-hidden className="size-4.5" />
              {texts.copy}
            </Button>
            <a
              className={buttonStyle()}
              href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden className="size-4.5" />
              {texts.whatsapp}
            </a>
            <a className={buttonStyle()} href={link.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-4.5" />
              {texts.open}
            </a>
          </div>
          <p className="text-sm text-ink-soft">{texts.shareHelp}</p>
        </>
      )}
      <MailForm link={link} label={isPaid ? texts.sendReceipt : texts.sendLink} />
    </section>
  )
}

function MailForm({ link, label }: { link: PaylinkDetail; label: string }) {
  const { one: texts } = useTexts('paylinks')
  const form = useForm({
    initial: { email: link.email },
    validate: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : texts.emailWrong }),
    send: async ({ email }) => {
      await api(paylinkActs.share, { params: { slug: link.slug }, body: { email } })
      await refreshPaylinks()
      notify({ message: texts.sent(email.trim()), colour: 'success' })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field('email')}
          className="min-w-0 flex-1 basis-60"
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <Button type="submit" busy={form.isSending}>
          {label}
        </Button>
      </div>
    </form>
  )
}

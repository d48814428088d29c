import { lazy, Suspense, useState } from 'react'
import type { Texts } from '#locales/locale.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { useForm } from '../../lib/form.ts'
import { beginSession } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { chooseLanguage, language, loadTexts, useTexts } from '../../lib/texts.ts'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ShowPassword } from '../../ui/fields/ShowPassword.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'

/**
 * Pattern of a text that may be an email address. The pattern only catches typing errors: only the server knows
 * whether the address exists.
 */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

const SecondStep = lazy(async () => {
  const [module] = await Promise.all([import('./SecondStep.tsx'), loadTexts('proof', 'security')])
  return { default: module.SecondStep }
})

/** The login page. The guard (app/layouts/Screen.tsx) decides which page follows. */
export function LoginPage() {
  const texts = useTexts('accounts')
  const { brand } = useBrand()
  const of = useStore(language)
  const [isShown, setShown] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const passkey = usePasskeyButton()
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => faultsOf(email.trim(), password, texts.rules),
    send: ({ email, password }) =>
      beginSession({ email: email.trim(), password }).catch((error: unknown) => {
        const code = error instanceof ApiError ? error.code : ''
        setUnconfirmed(code === 'email-unverified')
        if (code !== 'second-factor-required') throw error
        setSecond(true)
      }),
  })
  useArrivalFocus(form.field('email').id)
  // Whether to say that the login opens the page requested before. The home page is not announced, because it is the default.
  const isAsked = (rememberedPath.get() ?? paths.index) !== paths.index
  if (isSecond)
    return (
      <Suspense>
        <SecondStep onBack={() => setSecond(false)} />
      </Suspense>
    )
  return (
    <>
      {brand && (
        <p className="access-tagline -mt-4 mb-7 text-lg text-balance text-ink-soft">{brand.tagline[of]}</p>
      )}
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-5 surface p-5 sm:p-7"
      >
        <div>
          <PageTitle className="title">{texts.loginTitle}</PageTitle>
          <p className="mt-1 text-ink-soft">{isAsked ? texts.backToPage : texts.loginLead}</p>
        </div>
        <ErrorSummary
          errors={[...passkey.errors, ...form.summary]}
          attempt={form.attempt + passkey.attempt}
        />
        {isUnconfirmed && <p>{texts.confirmFirst}</p>}
        <TextField
          {...form.field('email')}
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
        <TextField
          {...form.field('password')}
          label={texts.password}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={256}
          trailing={<ShowPassword isShown={isShown} texts={texts} onChange={setShown} />}
        />
        <Button type="submit" tone="primary" busy={form.isSending} className="w-full">
          {form.isSending ? texts.loggingIn : texts.logIn}
        </Button>
        <Button className="w-full" busy={passkey.isBusy} onClick={() => void passkey.press()}>
          {texts.withPasskey}
        </Button>
      </form>
      <OtherWays />
    </>
  )
}

/** Error sentences for a missing or impossible email address, and for a missing password. */
const faultsOf = (email: string, password: string, rules: Texts<'accounts'>['rules']) => ({
  email: LOOKS_LIKE_EMAIL.test(email) ? undefined : email ? rules.emailInvalid : rules.emailBlank,
  password: password ? undefined : rules.passwordBlank,
})

/** Links for visitors who cannot log in yet, and a button that shows the page in the other language. */
function OtherWays() {
  const texts = useTexts('accounts')
  const { languageOther } = useTexts('common')
  const other = useStore(language) === 'es' ? 'en' : 'es'
  return (
    <>
      <nav className="mt-4 grid justify-items-center gap-1">
        <Link button="quiet" to={paths.resetPassword}>
          {texts.forgotten}
        </Link>
        <Link button="quiet" to={paths.register}>
          {texts.register}
        </Link>
        <Link button="quiet" to={paths.resendConfirmation}>
          {texts.unconfirmed}
        </Link>
      </nav>
      <p className="text-center">
        <Button tone="quiet" lang={other} onClick={() => chooseLanguage(other)}>
          {languageOther}
        </Button>
      </p>
    </>
  )
}

interface PasskeyTry {
  errors: readonly { message: string }[]
  attempt: number
  isBusy?: boolean
}

function usePasskeyButton() {
  const [last, set] = useState<PasskeyTry>({ errors: [], attempt: 0 })
  const press = async () => {
    set({ ...last, errors: [], isBusy: true })
    const { enterWithPasskey } = await import('./enter-with-passkey.ts')
    set({ errors: await enterWithPasskey(), attempt: last.attempt + 1 })
  }
  return { ...last, press }
}

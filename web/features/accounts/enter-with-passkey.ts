import { NoPasskey, supportsPasskeys } from '../../lib/account/passkey.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { passkeyLogin } from '../../lib/account/second-step.ts'
import { loadTexts, textsNow } from '../../lib/texts.ts'

/**
 * Logs in with a passkey instead of a password.
 * @returns the error to list above the form, when that failed; empty after success
 */
export async function enterWithPasskey(): Promise<readonly { message: string }[]> {
  const message = await failureOfLogin()
  return message ? [{ message }] : []
}

/** Tries the login with a passkey. @returns why the login failed, as a sentence; undefined after success */
async function failureOfLogin(): Promise<string | undefined> {
  await loadTexts('proof')
  const texts = textsNow('proof')
  if (!supportsPasskeys()) return texts?.passkeyUnsupported
  try {
    await passkeyLogin()
    return undefined
  } catch (error) {
    if (!(error instanceof NoPasskey)) return problemText(error)
    return error.why === 'elsewhere' ? texts?.passkeyNotHere : texts?.passkeyStopped
  }
}
